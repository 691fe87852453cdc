// What readers see of a document: publishing now or later, withdrawing, and its address. The drafts are kept.
import { isDeepStrictEqual } from "node:util"
import type { WritingPartName } from "@shirube/vocabulary/editorial/writing/choices"
import { type Language, languages } from "@shirube/vocabulary/language"
import type { Db, Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import type { Publisher, PublishOutcome, WritingNoun } from "#api/kernel/features/writing-nouns"
import { ApiError } from "#api/kernel/http/errors"
import { insertAddress } from "../addresses/queries.ts"
import { settleFiles } from "../files/service.ts"
import { stateOf } from "../policy.ts"
import { project } from "../projection/service.ts"
import { type DocumentKey, lockDocument, selectDue, updateDocument, updatePart } from "../queries.ts"
import { queue, unqueue, wantedIn } from "../queue/service.ts"
import {
  announce,
  missingFor,
  missingIn,
  type Nouns,
  note,
  nounOf,
  openDocument,
  type PartRow,
  type Parts,
  partsOf,
  refuseTrashed,
  type Writer,
} from "../service.ts"
import { addVersion } from "../versions/service.ts"

type Versions = Readonly<Partial<Record<WritingPartName, number | undefined>>>

interface Chosen {
  readonly languages: readonly Language[]
  readonly versions: Versions
}

/** Those that are published with the chosen ones. */
const withOthers = (writer: Writer, { noun }: DocumentKey, chosen: readonly Language[]) =>
  nounOf(writer.platform, noun).publishesTogether ? languages : chosen

export async function publish(tx: Tx, key: DocumentKey, wanted: Chosen, writer: Writer): Promise<void> {
  const chosen = { ...wanted, languages: withOthers(writer, key, wanted.languages) }
  const { noun, parts } = await openFinished(tx, key, chosen, writer)
  await publishParts(tx, noun, key, parts, { ...chosen, at: writer.visit.now, by: writer.user.id })
  await edited(tx, key, writer)
  await note(tx, "writing.published", key, writer)
}

/** Publishes the languages at this moment; null cancels it. */
export async function schedule(
  tx: Tx,
  key: DocumentKey,
  { at, ...wanted }: Chosen & { readonly at: Date | null },
  writer: Writer,
): Promise<void> {
  const chosen = { ...wanted, languages: withOthers(writer, key, wanted.languages) }
  const { parts } =
    at === null ? await openDocument(tx, key, writer) : await openFinished(tx, key, chosen, writer)
  if (at !== null && at <= writer.visit.now) throw new ApiError("writing.time_past")
  for (const language of chosen.languages)
    await changeSide(tx, key, parts[language], { scheduledAt: at, isScheduleMissed: false })
  await edited(tx, key, writer)
  await note(tx, "writing.scheduled", key, writer)
}

export async function setReview(
  tx: Tx,
  key: DocumentKey,
  chosen: { readonly languages: readonly Language[]; readonly isWanted: boolean },
  writer: Writer,
): Promise<void> {
  nounOf(writer.platform, key.noun)
  const document = await lockDocument(tx, key)
  if (!document) throw new ApiError("writing.not_found")
  refuseTrashed(document)
  const parts = await partsOf(tx, key)
  const { now } = writer.visit
  for (const language of chosen.languages)
    await requestReading(tx, key, parts[language], chosen.isWanted ? now : null)
  if (chosen.isWanted) await queue(tx, key, writer.user.id, now)
  else await unqueueUnwanted(tx, key)
  await edited(tx, key, writer)
}

/** Whether a reviewer is to read this language. */
export const requestReading = (tx: Tx, key: DocumentKey, side: PartRow, reviewWantedAt: Date | null) =>
  changeSide(tx, key, side, { reviewWantedAt })

async function unqueueUnwanted(tx: Tx, key: DocumentKey): Promise<void> {
  if (wantedIn(await partsOf(tx, key)).length === 0) await unqueue(tx, key)
}

export async function withdraw(
  tx: Tx,
  key: DocumentKey,
  chosen: readonly Language[],
  writer: Writer,
): Promise<void> {
  const { noun, document, parts } = await openDocument(tx, key, writer)
  refuseTrashed(document)
  refuseFixed(noun)
  await hide(tx, noun, key, parts, { chosen: withOthers(writer, key, chosen), now: writer.visit.now })
  await edited(tx, key, writer)
  await note(tx, "writing.withdrawn", key, writer)
}

export const refuseFixed = ({ fixed }: WritingNoun): void => {
  if (fixed) throw new ApiError("writing.fixed")
}

/** Hides these languages from readers, and cancels what was to publish them. */
export async function hide(
  tx: Tx,
  noun: WritingNoun,
  key: DocumentKey,
  parts: Parts,
  { chosen, now }: { readonly chosen: readonly Language[]; readonly now: Date },
): Promise<void> {
  const remaining = languages.filter((each) => parts[each].publishedAt && !chosen.includes(each))
  if (remaining.length === 0 && (await noun.isInUse?.(tx, key.id))) throw new ApiError("writing.in_use")
  for (const language of chosen)
    await changeSide(tx, key, parts[language], {
      ...unpublished,
      wasPublished: parts[language].wasPublished || parts[language].publishedAt !== null,
      scheduledAt: null,
      reviewWantedAt: null,
    })
  await unqueueUnwanted(tx, key)
  if (remaining.length === 0) await updatePart(tx, key, "details", unpublished)
  await settleFiles(tx, noun, key, { by: null, now })
  await project(tx, noun, key, now)
}

const unpublished = { published: null, publishedAt: null, hasChanges: false } as const

/** The old address leads to the new one. */
export async function move(tx: Tx, key: DocumentKey, address: string, writer: Writer): Promise<void> {
  const { noun, document } = await openDocument(tx, key, writer)
  refuseTrashed(document)
  refuseFixed(noun)
  if (noun.path === null) throw new ApiError("writing.address_fixed")
  if (document.address === address) return
  const isFree = !noun.reservedAddresses?.includes(address) && (await insertAddress(tx, key, address))
  if (!isFree) throw new ApiError("writing.address_taken")
  await updateDocument(tx, key, { address })
  await project(tx, noun, key, writer.visit.now)
  await edited(tx, key, writer)
  await note(tx, "writing.moved", key, writer)
}

export async function edited(tx: Tx, key: DocumentKey, { user, visit: { now } }: Writer): Promise<void> {
  await updateDocument(tx, key, { editedAt: now, changedAt: now, changedBy: user.id })
  await announce(tx, key)
}

/** Refuses versions that are not the latest, and what is unfinished, with every missing thing by its field. */
async function openFinished(
  tx: Tx,
  key: DocumentKey,
  { languages: chosen, versions }: Chosen,
  writer: Writer,
) {
  const opened = await openDocument(tx, key, writer)
  refuseTrashed(opened.document)
  const { noun, parts } = opened
  if ((["details", ...chosen] as const).some((part) => parts[part].version !== versions[part]))
    throw new ApiError("writing.changed_elsewhere")
  const missing = missingFor(await missingIn(tx, noun, key.id, parts, writer.visit.now), chosen)
  if (missing.length > 0) {
    const byField = Map.groupBy(missing, ({ part, field }) => `${part}.${field}`)
    throw new ApiError("writing.unfinished", {
      fields: Object.fromEntries(
        [...byField].map(([field, same]) => [field, same.map(({ text }) => text[writer.visit.language])]),
      ),
    })
  }
  return opened
}

interface Publication {
  readonly languages: readonly Language[]
  readonly at: Date
  /** Null: loaded from files, or by schedule. */
  readonly by: UserId | null
  /** The texts come from files, and have their version in the history already. */
  readonly isLoaded?: true
  readonly publisher?: Publisher
}

/** The details and these languages, as drafted. */
export async function publishParts(
  tx: Tx,
  noun: WritingNoun,
  key: DocumentKey,
  parts: Parts,
  { languages: chosen, at, by, isLoaded, publisher }: Publication,
): Promise<PublishOutcome> {
  for (const part of ["details", ...chosen] as const) {
    const row = parts[part]
    const isChanged = !isDeepStrictEqual(row.fields, row.published)
    await updatePart(tx, key, part, {
      published: row.fields,
      publishedAt: isChanged ? at : row.publishedAt,
      hasChanges: false,
      wasPublished: true,
      settledAt: at,
      reviewWantedAt: null,
      scheduledAt: null,
      isScheduleMissed: false,
      state: "published",
    })
    if (isChanged && !isLoaded)
      await addVersion(tx, key, { part, reason: "published", fields: row.fields, at, by })
  }
  if (!isLoaded) await unqueueUnwanted(tx, key)
  await settleFiles(tx, noun, key, { by, now: at })
  return project(tx, noun, key, at, publisher)
}

async function changeSide(tx: Tx, key: DocumentKey, row: PartRow, change: Partial<PartRow>): Promise<void> {
  await updatePart(tx, key, row.part, { ...change, state: stateOf({ ...row, ...change }) })
}

const BATCH = 100

/** Each in its own transaction; what cannot be published is no longer scheduled, and says so. */
export async function publishDue(db: Db, nouns: Nouns, now: Date): Promise<void> {
  for (const key of await selectDue(db.autocommit, now, BATCH))
    await db.transaction((tx) => publishScheduled(tx, nouns, key, now))
}

async function publishScheduled(tx: Tx, nouns: Nouns, key: DocumentKey, now: Date): Promise<void> {
  const noun = nounOf(nouns, key.noun)
  const document = await lockDocument(tx, key)
  if (!document) return
  const parts = await partsOf(tx, key)
  const due = languages.filter((language) => {
    const { scheduledAt } = parts[language]
    return scheduledAt !== null && scheduledAt <= now
  })
  const missing = await missingIn(tx, noun, key.id, parts, now)
  const ready = due.filter((language) => missingFor(missing, [language]).length === 0)
  for (const language of due.filter((each) => !ready.includes(each)))
    await changeSide(tx, key, parts[language], { scheduledAt: null, isScheduleMissed: true })
  if (ready.length > 0) await publishParts(tx, noun, key, parts, { languages: ready, at: now, by: null })
  await updateDocument(tx, key, { changedAt: now })
  await announce(tx, key)
}
