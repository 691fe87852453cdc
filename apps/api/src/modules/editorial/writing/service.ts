// The editors' place to write: reading documents and saving drafts. Nouns describe themselves in their features
// (kernel/features/writing-nouns.ts). Every change locks the document's row first.
import { isDeepStrictEqual } from "node:util"
import type {
  VersionReason,
  WritingNounName,
  WritingPartName,
} from "@shirube/vocabulary/editorial/writing/choices"
import type { Language } from "@shirube/vocabulary/language"
import type { Db, Tx } from "#api/kernel/db/client"
import { type DocumentId, type FileId, namedId, type UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import type { DraftedDocument, MissingField, WritingNoun } from "#api/kernel/features/writing-nouns"
import { ApiError } from "#api/kernel/http/errors"
import { fieldMessage } from "#api/kernel/http/field-messages"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import { plain } from "#api/kernel/text/markdown/editor"
import { editorIdsOf } from "#api/modules/identity/accounts/editors/service"
import { peopleOf } from "#api/modules/identity/accounts/service"
import { type AuditEvent, recordAudit } from "#api/modules/identity/audit/service"
import { selectAddress, selectAddresses } from "./addresses/queries.ts"
import { writingChanged } from "./events.ts"
import { settleFiles } from "./files/service.ts"
import { attachPictures } from "./pictures/service.ts"
import { holderOf, stateOf } from "./policy.ts"
import {
  type DocumentKey,
  type DocumentRow,
  type Fields,
  lockDocument,
  type PartRow,
  selectDocument,
  selectParts,
  updateDocument,
  updatePart,
} from "./queries.ts"
import { queue, wantedIn } from "./queue/service.ts"
import { addVersion } from "./versions/service.ts"

export type { DocumentKey, Fields, PartRow }

export interface Writer {
  readonly user: Actor
  readonly visit: Visit
  readonly platform: Pick<Platform, "vault" | "writingNouns">
}
export type Nouns = Pick<Platform, "writingNouns">
export type Parts = Readonly<Record<WritingPartName, PartRow>>

export function nounOf({ writingNouns }: Nouns, name: WritingNounName): WritingNoun {
  const noun = writingNouns.find((each) => each.name === name)
  if (!noun) throw new ApiError("writing.not_found")
  return noun
}

export const peopleIn = (tx: Tx, rows: readonly { changedBy: UserId | null; lockedBy?: UserId | null }[]) =>
  peopleOf(
    tx,
    rows.flatMap(({ changedBy, lockedBy }) => [changedBy ?? [], lockedBy ?? []].flat()),
  )

export const partsOf = async (tx: Tx, key: DocumentKey) => partsAmong(await selectParts(tx, key), key)

export function partsAmong(rows: readonly PartRow[], key: DocumentKey): Parts {
  const only = (part: WritingPartName) => {
    const row = rows.find((each) => each.id === key.id && each.part === part)
    if (!row) throw new Error(`The document ${key.noun} ${key.id} has no part ${part}`)
    return row
  }
  return { details: only("details"), en: only("en"), ja: only("ja") }
}

const draftedOf = (id: DocumentId, parts: Parts): DraftedDocument => ({
  id,
  details: parts.details.fields,
  en: parts.en.fields,
  ja: parts.ja.fields,
})

export const missingIn = (tx: Tx, noun: WritingNoun, id: DocumentId, parts: Parts, now: Date) =>
  noun.missing(tx, draftedOf(id, parts), now)

/** What keeps these languages from being published. */
export const missingFor = (missing: readonly MissingField[], chosen: readonly Language[]) =>
  missing.filter(({ language }) => language === null || chosen.includes(language))

export async function readDocument(tx: Tx, nouns: Nouns, key: DocumentKey, now: Date) {
  const noun = nounOf(nouns, key.noun)
  const document = await selectDocument(tx, key)
  if (!document) throw new ApiError("writing.not_found")
  const [parts, addresses] = [await partsOf(tx, key), await selectAddresses(tx, key)]
  return {
    noun,
    document,
    parts,
    people: await peopleIn(tx, [document, ...Object.values(parts)]),
    missing: await missingIn(tx, noun, key.id, parts, now),
    consequences: (await noun.consequences?.(tx, draftedOf(key.id, parts))) ?? [],
    formerAddresses: addresses.flatMap(({ address }) => (address === document.address ? [] : [address])),
  }
}

/** Set in the database once a document was deleted for good. */
export const deletionMark = ({ noun, id }: DocumentKey) => `writing-deleted:${noun}:${id}`

/** The id of the document that has or had this address. */
export const idAtAddress = (tx: Tx, noun: WritingNounName, address: string) =>
  selectAddress(tx, noun, address)

/** All drafts of a document; undefined if there is none. For a noun's own preview. */
export async function draftsOf(tx: Tx, key: DocumentKey) {
  const document = await selectDocument(tx, key)
  return document && { document, parts: await partsOf(tx, key) }
}

/** Shows in every open desk. */
export async function announce(tx: Tx, { noun, id }: DocumentKey): Promise<void> {
  const editorIds = await editorIdsOf(tx)
  if (editorIds.length > 0) await emit(tx, writingChanged, { noun, id, editorIds })
}

export const note = (
  tx: Tx,
  event: AuditEvent,
  { noun, id }: DocumentKey,
  { user, visit, platform }: Writer,
) =>
  recordAudit(tx, platform.vault, visit, {
    event,
    by: { kind: "editor", id: user.id },
    about: { noun: "document", id: `${noun}:${id}` },
  })

/** For a change of more than a draft: the document, locked, unless a colleague is writing in it. */
export async function openDocument(tx: Tx, key: DocumentKey, { user, visit, platform }: Writer) {
  const noun = nounOf(platform, key.noun)
  const document = await lockDocument(tx, key)
  if (!document) throw new ApiError("writing.not_found")
  const holder = holderOf(document, visit.now)
  if (holder !== null && holder !== user.id) throw new ApiError("writing.locked")
  return { noun, document, parts: await partsOf(tx, key) }
}

export const refuseTrashed = ({ trashedAt }: Pick<DocumentRow, "trashedAt">): void => {
  if (trashedAt) throw new ApiError("writing.in_trash")
}

/** Throws with the fields that have another shape. */
export function checkedFields(
  { fields: { details, text: words } }: WritingNoun,
  part: WritingPartName,
  fields: unknown,
  language: Language,
): Fields {
  const schema = part === "details" ? details : words
  const parsed = schema.safeParse(fields, { error: fieldMessage(language) })
  if (parsed.success) return parsed.data
  const byField = Map.groupBy(parsed.error.issues, ({ path }) => ["fields", ...path].join("."))
  throw new ApiError("request.invalid", {
    fields: Object.fromEntries(
      [...byField].map(([field, issues]) => [field, issues.map(({ message }) => message)]),
    ),
  })
}

interface Save {
  readonly part: WritingPartName
  readonly version: number
  readonly fields: unknown
}

/** A refused text is kept in the history, so this opens its own transaction. */
export async function saveDraft(db: Db, key: DocumentKey, save: Save, writer: Writer) {
  const noun = nounOf(writer.platform, key.noun)
  const fields = checkedFields(noun, save.part, save.fields, writer.visit.language)
  const outcome = await db.transaction((tx) => trySave(tx, noun, key, { ...save, fields }, writer))
  if ("refused" in outcome) throw new ApiError(outcome.refused)
  return outcome
}

async function trySave(
  tx: Tx,
  noun: WritingNoun,
  key: DocumentKey,
  { part, version, fields }: Save & { readonly fields: Fields },
  { user, visit: { now } }: Writer,
) {
  const document = await lockDocument(tx, key)
  if (!document) throw new ApiError("writing.not_found")
  refuseTrashed(document)
  const parts = await partsOf(tx, key)
  const before = parts[part]
  // Idempotent retry: this save was already applied and its response was lost.
  const isRepeated = before.version === version + 1 || before.version === version
  if (isRepeated && isDeepStrictEqual(before.fields, fields)) return saved(before)
  const holder = holderOf(document, now)
  const isElsewhere = holder !== null && holder !== user.id
  if (isElsewhere || before.version !== version) {
    await addVersion(tx, key, { part, reason: "conflict", fields, at: now, by: user.id })
    return { refused: isElsewhere ? "writing.locked" : "writing.changed_elsewhere" } as const
  }
  const isNewVersion = await writeFields(tx, noun, key, before, {
    fields,
    reason: "saved",
    at: now,
    by: user.id,
  })
  await attachPictures(tx, user.id, noun.picturesIn(fields).map(namedId<FileId>), now)
  await settleFiles(tx, noun, key, { by: user.id, now })
  const lock = { lockedBy: user.id, lockedAt: holder === null ? now : document.lockedAt, lockSeenAt: now }
  await updateDocument(tx, key, { ...lock, editedAt: now })
  if (wantedIn(parts).length > 0) await queue(tx, key, user.id, now)
  if (isNewVersion || holder === null) await announce(tx, key)
  return saved({ version: before.version + 1, changedAt: now })
}

const saved = ({ version, changedAt }: Pick<PartRow, "version" | "changedAt">) => ({ version, changedAt })

interface Writing {
  readonly fields: Fields
  readonly reason: VersionReason
  readonly at: Date
  readonly by: UserId | null
}

/** Returns whether the history got a new version. */
export async function writeFields(
  tx: Tx,
  noun: WritingNoun,
  key: DocumentKey,
  before: PartRow,
  { fields, reason, at, by }: Writing,
): Promise<boolean> {
  const { part } = before
  const isEmpty = isDeepStrictEqual(fields, part === "details" ? noun.empty.details : noun.empty.text)
  const after = { ...before, isEmpty }
  await updatePart(tx, key, part, {
    fields,
    isEmpty,
    version: before.version + 1,
    hasChanges: before.published !== null && !isDeepStrictEqual(fields, before.published),
    changedAt: at,
    changedBy: by,
    settledAt: at,
    isScheduleMissed: false,
    state: part === "details" ? before.state : stateOf(after),
  })
  const title = part === "details" ? {} : { [TITLES[part]]: titleOf(noun, fields) }
  await updateDocument(tx, key, { changedAt: at, changedBy: by, ...title })
  return addVersion(tx, key, { part, reason, fields, at, by })
}

const TITLES = { en: "titleEn", ja: "titleJa" } as const
/** As the list shows it. */
export const titleOf = (noun: WritingNoun, fields: Fields) => plain(noun.titleOf(fields))
