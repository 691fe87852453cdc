// Calendar entries as editors write them: saved unfinished, published in the chosen languages, taken down.
import { isDeepStrictEqual } from "node:util"
import { type Language, languages } from "@shirube/vocabulary/language"
import {
  EVERY_CLASS,
  helpAt,
  pathOfHelp,
  reservedEntryIds,
} from "@shirube/vocabulary/season/calendar/choices"
import type { Tx } from "#api/kernel/db/client"
import { type CalendarDraftId, type CalendarEntryId, namedId, newId } from "#api/kernel/db/ids"
import { requireEditorRole } from "#api/kernel/http/editor-roles"
import { ApiError } from "#api/kernel/http/errors"
import { byMoment, type PageRequest } from "#api/kernel/lists/keyset"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import { wordIds } from "#api/kernel/text/word-ids"
import { type AuditEvent, recordAudit } from "#api/modules/identity/audit/service"
import { deleteTicksOf } from "../publishing/queries.ts"
import { type CalendarEntryDocument, publishCalendarEntry, takeDownEntry } from "../publishing/service.ts"
import { helpsOf } from "../reading/service.ts"
import { missingIn } from "./policy.ts"
import { missingTexts } from "./present.ts"
import {
  type DraftRow,
  deleteDraft,
  type EntryDraft,
  insertDraft,
  isIdTaken,
  lockDraft,
  lockEntryIds,
  selectDraft,
  selectDrafts,
  updateDraft,
} from "./queries.ts"

interface Writer {
  readonly user: Actor
  readonly visit: Visit
  readonly platform: Pick<Platform, "vault">
}

export async function listDrafts(tx: Tx, { cursor, limit }: PageRequest) {
  const found = await selectDrafts(tx, byMoment.decode(cursor), limit + 1)
  const { items, nextCursor } = byMoment.page(found, limit, ({ position, draft }) => ({
    at: position,
    id: draft.id,
  }))
  return { items: items.map(({ draft }) => draft), nextCursor }
}

export async function readDraft(tx: Tx, id: CalendarDraftId): Promise<DraftRow> {
  const draft = await selectDraft(tx, id)
  if (!draft) throw new ApiError("calendar.no_such_entry")
  return draft
}

interface Writing {
  readonly version: number
  readonly publish: readonly Language[]
  readonly document: EntryDraft
}

export async function writeDraft(
  tx: Tx,
  id: CalendarDraftId,
  { version, publish, document }: Writing,
  writer: Writer,
): Promise<DraftRow> {
  if (publish.length > 0) {
    requireEditorRole(writer.user, "reviewer")
    await refuseUnfinished(tx, document, publish, writer.visit)
  }
  const before = await lockDraft(tx, id)
  // Idempotent retry: this save was already applied and its response was lost.
  if (before?.version === version + 1 && isDeepStrictEqual(before.document, document)) {
    if (publish.length === 0 || before.publishedVersion === before.version) return before
  } else if ((before?.version ?? 0) !== version) throw new ApiError("calendar.entry_changed")
  const row = { document, version: version + 1, updatedAt: writer.visit.now }
  if (before) await updateDraft(tx, id, row)
  else if (!(await insertDraft(tx, { id, ...row }))) throw new ApiError("calendar.entry_changed")
  if (publish.length > 0) await publishDraft(tx, await readDraft(tx, id), publish, writer)
  return readDraft(tx, id)
}

async function refuseUnfinished(
  tx: Tx,
  document: EntryDraft,
  publish: readonly Language[],
  { language }: Visit,
): Promise<void> {
  const missing = missingIn(document, publish)
  const known = await helpsOf(tx, [{ helps: helpsIn(document) }], language)
  const gone = document.helps.flatMap((path, at) => {
    const help = helpAt(path)
    return help && !known.has(`${help.noun}:${help.id}`) ? [{ field: "help" as const, at }] : []
  })
  const all = [...missing, ...gone]
  if (all.length > 0) throw new ApiError("request.invalid", { fields: missingTexts(all, language) })
}

const helpsIn = ({ helps }: EntryDraft) => helps.flatMap((path) => helpAt(path) ?? [])

async function publishDraft(
  tx: Tx,
  draft: DraftRow,
  publish: readonly Language[],
  writer: Writer,
): Promise<void> {
  const entryId = draft.entryId ?? (await newIdFor(tx, draft.document))
  await publishCalendarEntry(tx, publishedOf(entryId, draft.document, publish), writer.visit.now)
  const published = { entryId, publishedLanguages: [...publish], publishedVersion: draft.version }
  await updateDraft(tx, draft.id, published)
  await note(tx, "calendar_entry.published", entryId, writer)
}

type InLanguages = Readonly<Partial<Record<Language, string>>>

function publishedOf(
  id: CalendarEntryId,
  draft: EntryDraft,
  publish: readonly Language[],
): CalendarEntryDocument {
  const { kind, phase, dates, sources, texts } = draft
  const shown = languages.filter((language) => publish.includes(language))
  const only = (words: InLanguages): InLanguages =>
    Object.fromEntries(shown.map((language) => [language, words[language] ?? ""]))
  return {
    id,
    kind,
    phase,
    helps: helpsIn(draft),
    sources: sources.map(({ title, publisher, ...source }) => ({
      ...source,
      title: only(title),
      publisher: only(publisher),
    })),
    dates: dates.flatMap(({ class: key, startsOn, label, ...when }) =>
      startsOn === null
        ? []
        : [
            {
              ...when,
              class: key === EVERY_CLASS ? null : key,
              startsOn,
              label: languages.every((language) => label[language] === "") ? null : only(label),
            },
          ],
    ),
    texts: Object.fromEntries(shown.map((language) => [language, texts[language]])),
  }
}

async function newIdFor(tx: Tx, { texts }: EntryDraft): Promise<CalendarEntryId> {
  await lockEntryIds(tx)
  for (const words of wordIds(texts.en.title)) {
    const id = namedId<CalendarEntryId>(words)
    if (!reservedEntryIds.includes(words) && !(await isIdTaken(tx, id))) return id
  }
  throw new Error("No free id for the entry")
}

/** Keeps the draft with its id, to be published again or removed. */
export async function takeDownPublished(tx: Tx, id: CalendarDraftId, writer: Writer): Promise<DraftRow> {
  const draft = await lockDraft(tx, id)
  if (!draft?.entryId || draft.publishedVersion === null) throw new ApiError("calendar.no_such_entry")
  await takeDownEntry(tx, draft.entryId)
  await updateDraft(tx, id, { publishedLanguages: [], publishedVersion: null, updatedAt: writer.visit.now })
  await note(tx, "calendar_entry.taken_down", draft.entryId, writer)
  return readDraft(tx, id)
}

export async function removeDraft(tx: Tx, id: CalendarDraftId, writer: Writer): Promise<void> {
  const draft = await lockDraft(tx, id)
  if (!draft) throw new ApiError("calendar.no_such_entry")
  if (draft.publishedVersion !== null) throw new ApiError("calendar.entry_is_published")
  await deleteDraft(tx, id)
  if (draft.entryId === null) return
  await deleteTicksOf(tx, draft.entryId)
  await note(tx, "calendar_entry.removed", draft.entryId, writer)
}

const note = (tx: Tx, event: AuditEvent, id: string, { user, visit, platform }: Writer) =>
  recordAudit(tx, platform.vault, visit, {
    event,
    by: { kind: "editor", id: user.id },
    about: { noun: "calendar_entry", id },
  })

/** Creates the draft of a published entry, as if an editor had written it here; does nothing if there is one. */
export async function seedCalendarDraft(tx: Tx, published: CalendarEntryDocument, now: Date): Promise<void> {
  const { id: entryId, kind, phase, helps, sources, dates, texts } = published
  const wordsIn = (language: Language) => texts[language] ?? { title: "", summary: "", body: "" }
  await insertDraft(tx, {
    id: newId(),
    entryId,
    document: {
      kind,
      phase,
      texts: { en: wordsIn("en"), ja: wordsIn("ja") },
      dates: dates.map(({ class: key, label, ...when }) => ({
        ...when,
        class: key ?? EVERY_CLASS,
        label: { en: label?.en ?? "", ja: label?.ja ?? "" },
      })),
      helps: helps.map(({ noun, id }) => pathOfHelp(noun, id)),
      sources,
    },
    version: 1,
    publishedLanguages: languages.filter((language) => texts[language]),
    publishedVersion: 1,
    updatedAt: now,
  })
}
