ALTER TABLE "calendar_entries" ADD COLUMN "address" text;--> statement-breakpoint
UPDATE "calendar_entries" SET "address" = "id";--> statement-breakpoint
ALTER TABLE "calendar_entries" ALTER COLUMN "address" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_entries_address" ON "calendar_entries" USING btree ("address");--> statement-breakpoint
-- What is published is as drafted, unless the draft was changed since: then it is read from what readers see.
CREATE TEMPORARY TABLE "calendar_documents" ON COMMIT DROP AS
WITH "drafted" AS (
  SELECT coalesce(d.entry_id, d.id::text) AS id, greatest(d.version, 1) AS version, d.updated_at, e.published_at, e.updated_at AS shown_at,
    d.entry_id IS NOT NULL AND e.id IS NULL AS is_withdrawn, d.version = d.published_version AS is_as_drafted,
    regexp_replace(coalesce(d.document #>> '{texts,en,title}', ''), '\{([^{}|]*)\|[^{}]*\}', '\1', 'g') AS title_en,
    regexp_replace(coalesce(d.document #>> '{texts,ja,title}', ''), '\{([^{}|]*)\|[^{}]*\}', '\1', 'g') AS title_ja,
    jsonb_build_object(
      'kind', d.document -> 'kind',
      'phase', coalesce(d.document ->> 'phase', ''),
      'dates', (SELECT coalesce(jsonb_agg(jsonb_build_object(
        'class', x -> 'class', 'starts', coalesce(x ->> 'startsOn', ''), 'ends', coalesce(x ->> 'endsOn', ''),
        'precision', x -> 'precision', 'expected', x -> 'isExpected', 'label', x -> 'label') ORDER BY n), '[]')
        FROM jsonb_array_elements(d.document -> 'dates') WITH ORDINALITY AS rows(x, n)),
      'helps', d.document -> 'helps',
      'sources', (SELECT coalesce(jsonb_agg(jsonb_build_object(
        'title', jsonb_build_object('en', coalesce(x #>> '{title,en}', ''), 'ja', coalesce(x #>> '{title,ja}', '')),
        'publisher', jsonb_build_object('en', coalesce(x #>> '{publisher,en}', ''), 'ja', coalesce(x #>> '{publisher,ja}', '')),
        'url', x -> 'url', 'checked', coalesce(x ->> 'checked_on', '')) ORDER BY n), '[]')
        FROM jsonb_array_elements(d.document -> 'sources') WITH ORDINALITY AS rows(x, n))) AS details,
    jsonb_build_object('title', d.document #> '{texts,en,title}', 'summary', d.document #> '{texts,en,summary}', 'markdown', d.document #> '{texts,en,body}') AS en,
    jsonb_build_object('title', d.document #> '{texts,ja,title}', 'summary', d.document #> '{texts,ja,summary}', 'markdown', d.document #> '{texts,ja,body}') AS ja,
    CASE WHEN e.id IS NOT NULL THEN jsonb_build_object(
      'kind', e.kind,
      'phase', coalesce(e.phase, ''),
      'dates', (SELECT coalesce(jsonb_agg(jsonb_build_object(
        'class', w.class, 'starts', w.starts_on::text, 'ends', coalesce(w.ends_on::text, ''), 'precision', w.precision, 'expected', w.is_expected,
        'label', jsonb_build_object('en', coalesce(w.label ->> 'en', ''), 'ja', coalesce(w.label ->> 'ja', ''))) ORDER BY w.starts_on, w.class), '[]')
        FROM calendar_entry_dates w WHERE w.entry_id = e.id),
      'helps', (SELECT coalesce(jsonb_agg(
        CASE x ->> 'noun' WHEN 'topic' THEN '/community/ask-senpai?topic=' WHEN 'tip' THEN '/learning/senpai-tips/'
          WHEN 'past-event' THEN '/learning/past-event/' ELSE '/' || (x ->> 'noun') || '/' END || (x ->> 'id') ORDER BY n), '[]')
        FROM jsonb_array_elements(e.helps) WITH ORDINALITY AS rows(x, n)),
      'sources', (SELECT coalesce(jsonb_agg(jsonb_build_object(
        'title', jsonb_build_object('en', coalesce(x #>> '{title,en}', ''), 'ja', coalesce(x #>> '{title,ja}', '')),
        'publisher', jsonb_build_object('en', coalesce(x #>> '{publisher,en}', ''), 'ja', coalesce(x #>> '{publisher,ja}', '')),
        'url', x -> 'url', 'checked', x -> 'checked_on') ORDER BY n), '[]')
        FROM jsonb_array_elements(e.sources) WITH ORDINALITY AS rows(x, n))) END AS shown_details,
    (SELECT jsonb_build_object('title', w.title, 'summary', w.summary, 'markdown', w.source)
      FROM calendar_entry_texts w WHERE w.entry_id = e.id AND w.language = 'en') AS shown_en,
    (SELECT jsonb_build_object('title', w.title, 'summary', w.summary, 'markdown', w.source)
      FROM calendar_entry_texts w WHERE w.entry_id = e.id AND w.language = 'ja') AS shown_ja
  FROM calendar_drafts d LEFT JOIN calendar_entries e ON e.id = d.entry_id
), "parts" AS (
  SELECT id, 'details' AS part, 1 AS position, details AS fields, false AS is_empty, shown_details AS shown FROM drafted
  UNION ALL SELECT id, 'en', 2, en, en = '{"title": "", "summary": "", "markdown": ""}', shown_en FROM drafted
  UNION ALL SELECT id, 'ja', 3, ja, ja = '{"title": "", "summary": "", "markdown": ""}', shown_ja FROM drafted
)
SELECT d.id, d.version, d.updated_at, d.published_at, d.shown_at, d.is_withdrawn, d.title_en, d.title_ja, p.part, p.position, p.fields, p.is_empty,
  CASE WHEN p.shown IS NOT NULL AND d.is_as_drafted THEN p.fields ELSE p.shown END AS published
FROM drafted d JOIN parts p ON p.id = d.id;--> statement-breakpoint
INSERT INTO "writing_documents" ("noun", "id", "address", "title_en", "title_ja", "first_published_at", "edited_at", "changed_at")
SELECT 'calendar-entry', id, id, title_en, title_ja, published_at, updated_at, updated_at FROM calendar_documents WHERE part = 'details';--> statement-breakpoint
INSERT INTO "writing_addresses" ("noun", "address", "id")
SELECT 'calendar-entry', id, id FROM calendar_documents WHERE part = 'details';--> statement-breakpoint
INSERT INTO "writing_parts" ("noun", "id", "part", "version", "fields", "is_empty", "published", "published_at", "has_changes", "was_published", "changed_at", "settled_at", "state")
SELECT 'calendar-entry', id, part, version, fields, is_empty, published, CASE WHEN published IS NOT NULL THEN shown_at END,
  published IS NOT NULL AND published <> fields, published IS NOT NULL OR (is_withdrawn AND NOT is_empty), updated_at, updated_at,
  CASE WHEN published IS NOT NULL THEN 'published' WHEN part = 'details' THEN 'draft' WHEN is_empty THEN 'empty' WHEN is_withdrawn THEN 'withdrawn' ELSE 'draft' END
FROM calendar_documents;--> statement-breakpoint
INSERT INTO "writing_versions" ("noun", "id", "number", "part", "reason", "fields", "since", "at")
SELECT 'calendar-entry', id, position, part, 'saved', fields, updated_at, updated_at FROM calendar_documents WHERE NOT is_empty;--> statement-breakpoint
DROP TABLE "calendar_drafts" CASCADE;