CREATE TABLE "writing_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"purpose" text NOT NULL,
	"noun" text NOT NULL,
	"id" text NOT NULL,
	"unnamed_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "writing_files" ADD CONSTRAINT "writing_files_document" FOREIGN KEY ("noun","id") REFERENCES "public"."writing_documents"("noun","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "writing_files_document" ON "writing_files" USING btree ("noun","id");--> statement-breakpoint
CREATE INDEX "writing_files_unnamed" ON "writing_files" USING btree ("unnamed_since") WHERE "writing_files"."unnamed_since" is not null;--> statement-breakpoint
CREATE TABLE "past_event_origins" (
	"event_id" text PRIMARY KEY NOT NULL,
	"past_event_id" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "past_event_origins_past_event" ON "past_event_origins" USING btree ("past_event_id");--> statement-breakpoint
ALTER TABLE "past_events" ADD COLUMN "address" text;--> statement-breakpoint
UPDATE "past_events" SET "address" = "id";--> statement-breakpoint
ALTER TABLE "past_events" ALTER COLUMN "address" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "past_events_address" ON "past_events" USING btree ("address");--> statement-breakpoint
-- What is published is as drafted, unless the draft was changed since: then it is read from what readers see. Both are used
-- for one that was published without a draft.
CREATE TEMPORARY TABLE "past_event_documents" ON COMMIT DROP AS
WITH "shown" AS (
  SELECT p.*,
    jsonb_build_object(
      'kind', p.kind, 'topics', to_jsonb(p.topics), 'held', p.held_on::text,
      'speakers', (SELECT coalesce(jsonb_agg(s.user_id ORDER BY s.position), '[]') FROM past_event_speakers s WHERE s.past_event_id = p.id),
      'video', coalesce(p.video_id::text, ''), 'spoken', coalesce(p.spoken_language, 'en'), 'slides', coalesce(p.slides_id::text, ''),
      'sources', (SELECT coalesce(jsonb_agg(jsonb_build_object(
        'title', jsonb_build_object('en', coalesce(x #>> '{title,en}', ''), 'ja', coalesce(x #>> '{title,ja}', '')),
        'publisher', jsonb_build_object('en', coalesce(x #>> '{publisher,en}', ''), 'ja', coalesce(x #>> '{publisher,ja}', '')),
        'url', x -> 'url', 'checked', coalesce(x ->> 'checked_on', '')) ORDER BY n), '[]')
        FROM jsonb_array_elements(p.sources) WITH ORDINALITY AS rows(x, n))) AS details
  FROM past_events p
), "shown_texts" AS (
  SELECT t.past_event_id, t.language, jsonb_build_object(
    'title', t.title, 'markdown', t.source, 'questions', t.questions,
    'captions', jsonb_build_object(
      'video', CASE WHEN t.cues = '[]' AND t.marks = '[]' THEN '' ELSE coalesce(p.video_id::text, '') END,
      'cues', (SELECT coalesce(jsonb_agg(jsonb_build_object('starts', x -> 'start_ms', 'ends', x -> 'end_ms', 'text', x -> 'source') ORDER BY n), '[]')
        FROM jsonb_array_elements(t.cues) WITH ORDINALITY AS rows(x, n)),
      'marks', (SELECT coalesce(jsonb_agg(jsonb_build_object('starts', x -> 'start_ms', 'title', x -> 'title') ORDER BY n), '[]')
        FROM jsonb_array_elements(t.marks) WITH ORDINALITY AS rows(x, n)))) AS fields
  FROM past_event_texts t JOIN past_events p ON p.id = t.past_event_id
), "drafted_texts" AS (
  SELECT d.id, l.language, jsonb_build_object(
    'title', coalesce(d.document #>> ARRAY['texts', l.language, 'title'], ''),
    'markdown', coalesce(d.document #>> ARRAY['texts', l.language, 'summary'], ''),
    'questions', (SELECT coalesce(jsonb_agg(jsonb_build_object(
        'question', coalesce(x #>> ARRAY[l.language, 'question'], ''), 'answer', coalesce(x #>> ARRAY[l.language, 'answer'], '')) ORDER BY n), '[]')
      FROM jsonb_array_elements(d.document -> 'questions') WITH ORDINALITY AS rows(x, n)
      WHERE coalesce(x #>> ARRAY[l.language, 'question'], '') <> '' OR coalesce(x #>> ARRAY[l.language, 'answer'], '') <> ''),
    'captions', jsonb_build_object(
      'video', CASE WHEN coalesce(d.document #> ARRAY['texts', l.language, 'cues'], '[]') = '[]'
        AND coalesce(d.document #> ARRAY['texts', l.language, 'marks'], '[]') = '[]' THEN '' ELSE coalesce(d.video_id::text, '') END,
      'cues', (SELECT coalesce(jsonb_agg(jsonb_build_object('starts', x -> 'startMs', 'ends', x -> 'endMs', 'text', x -> 'text') ORDER BY n), '[]')
        FROM jsonb_array_elements(coalesce(d.document #> ARRAY['texts', l.language, 'cues'], '[]')) WITH ORDINALITY AS rows(x, n)),
      'marks', (SELECT coalesce(jsonb_agg(jsonb_build_object('starts', x -> 'startMs', 'title', x -> 'title') ORDER BY n), '[]')
        FROM jsonb_array_elements(coalesce(d.document #> ARRAY['texts', l.language, 'marks'], '[]')) WITH ORDINALITY AS rows(x, n)))) AS fields
  FROM past_event_drafts d CROSS JOIN (VALUES ('en'), ('ja')) AS l(language)
), "drafted" AS (
  SELECT d.id AS draft, coalesce(d.past_event_id, d.id::text, p.id) AS id, greatest(d.version, 1) AS version,
    coalesce(d.updated_at, p.updated_at) AS updated_at, p.id AS shown_id, p.published_at, p.updated_at AS shown_at, p.details AS shown,
    d.past_event_id IS NOT NULL AND p.id IS NULL AS is_withdrawn,
    d.id IS NOT NULL AND d.version = d.published_version AS is_as_drafted,
    CASE WHEN d.id IS NULL THEN p.details ELSE jsonb_build_object(
      'kind', d.document -> 'kind', 'topics', d.document -> 'topics', 'held', coalesce(d.document ->> 'heldOn', ''),
      'speakers', coalesce(d.document -> 'speakers', '[]'), 'video', coalesce(d.video_id::text, ''),
      'spoken', coalesce(d.document ->> 'spokenLanguage', 'en'), 'slides', coalesce(d.slides_id::text, ''),
      'sources', (SELECT coalesce(jsonb_agg(jsonb_build_object(
        'title', jsonb_build_object('en', coalesce(x #>> '{title,en}', ''), 'ja', coalesce(x #>> '{title,ja}', '')),
        'publisher', jsonb_build_object('en', coalesce(x #>> '{publisher,en}', ''), 'ja', coalesce(x #>> '{publisher,ja}', '')),
        'url', x -> 'url', 'checked', coalesce(x ->> 'checked_on', '')) ORDER BY n), '[]')
        FROM jsonb_array_elements(coalesce(d.document -> 'sources', '[]')) WITH ORDINALITY AS rows(x, n))) END AS fields
  FROM past_event_drafts d FULL JOIN shown p ON p.id = d.past_event_id
), "parts" AS (
  SELECT d.id, 'details' AS part, 1 AS position, d.fields, d.shown FROM drafted d
  UNION ALL
  SELECT d.id, l.language, l.position,
    CASE WHEN d.draft IS NULL THEN s.fields ELSE t.fields END, s.fields
  FROM drafted d CROSS JOIN (VALUES ('en', 2), ('ja', 3)) AS l(language, position)
    LEFT JOIN drafted_texts t ON t.id = d.draft AND t.language = l.language
    LEFT JOIN shown_texts s ON s.past_event_id = d.shown_id AND s.language = l.language
), "filled" AS (
  SELECT id, part, position, shown,
    coalesce(fields, '{"title": "", "markdown": "", "questions": [], "captions": {"video": "", "cues": [], "marks": []}}') AS fields
  FROM parts
)
SELECT d.id, d.version, d.updated_at, d.published_at, d.shown_at, d.is_withdrawn, f.part, f.position, f.fields,
  f.part <> 'details' AND f.fields = '{"title": "", "markdown": "", "questions": [], "captions": {"video": "", "cues": [], "marks": []}}' AS is_empty,
  regexp_replace(coalesce(f.fields ->> 'title', ''), '\{([^{}|]*)\|[^{}]*\}', '\1', 'g') AS title,
  CASE WHEN f.shown IS NOT NULL AND d.is_as_drafted THEN f.fields ELSE f.shown END AS published
FROM drafted d JOIN filled f ON f.id = d.id;--> statement-breakpoint
INSERT INTO "writing_documents" ("noun", "id", "address", "title_en", "title_ja", "first_published_at", "edited_at", "changed_at")
SELECT 'past-event', d.id, d.id, en.title, ja.title, d.published_at, d.updated_at, d.updated_at
FROM past_event_documents d
  JOIN past_event_documents en ON en.id = d.id AND en.part = 'en'
  JOIN past_event_documents ja ON ja.id = d.id AND ja.part = 'ja'
WHERE d.part = 'details';--> statement-breakpoint
INSERT INTO "writing_addresses" ("noun", "address", "id")
SELECT 'past-event', id, id FROM past_event_documents WHERE part = 'details';--> statement-breakpoint
INSERT INTO "writing_parts" ("noun", "id", "part", "version", "fields", "is_empty", "published", "published_at", "has_changes", "was_published", "changed_at", "settled_at", "state")
SELECT 'past-event', id, part, version, fields, is_empty, published, CASE WHEN published IS NOT NULL THEN shown_at END,
  published IS NOT NULL AND published <> fields, published IS NOT NULL OR (is_withdrawn AND NOT is_empty), updated_at, updated_at,
  CASE WHEN published IS NOT NULL THEN 'published' WHEN part = 'details' THEN 'draft' WHEN is_empty THEN 'empty' WHEN is_withdrawn THEN 'withdrawn' ELSE 'draft' END
FROM past_event_documents;--> statement-breakpoint
INSERT INTO "writing_versions" ("noun", "id", "number", "part", "reason", "fields", "since", "at")
SELECT 'past-event', id, position, part, 'saved', fields, updated_at, updated_at FROM past_event_documents WHERE NOT is_empty;--> statement-breakpoint
INSERT INTO "writing_files" ("file_id", "kind", "purpose", "noun", "id")
SELECT video_id, 'video', 'lesson-video', 'past-event', coalesce(past_event_id, id::text) FROM past_event_drafts WHERE video_id IS NOT NULL
UNION SELECT slides_id, 'file', 'past-event-slides', 'past-event', coalesce(past_event_id, id::text) FROM past_event_drafts WHERE slides_id IS NOT NULL
UNION SELECT video_id, 'video', 'lesson-video', 'past-event', id FROM past_events WHERE video_id IS NOT NULL
UNION SELECT slides_id, 'file', 'past-event-slides', 'past-event', id FROM past_events WHERE slides_id IS NOT NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "past_event_origins" ("event_id", "past_event_id")
SELECT document ->> 'eventId', coalesce(past_event_id, id::text) FROM past_event_drafts WHERE document ->> 'eventId' IS NOT NULL
UNION SELECT event_id, id FROM past_events WHERE event_id IS NOT NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP TABLE "past_event_drafts" CASCADE;
