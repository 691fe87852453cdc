// Documents from files. The first load publishes them; a later one changes only what no editor has changed.
import { createHash } from "node:crypto"
import { writingParts } from "@shirube/vocabulary/editorial/writing/choices"
import { type Language, languages } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import type { DocumentId } from "#api/kernel/db/ids"
import { marksAmong, setMark } from "#api/kernel/db/marks"
import type { Publisher, PublishOutcome, WritingNoun } from "#api/kernel/features/writing-nouns"
import { insertAddresses, selectAddresses, selectTaken } from "../addresses/queries.ts"
import { adoptFiles } from "../files/service.ts"
import { insertVersions } from "../history/queries.ts"
import { projectAll } from "../projection/service.ts"
import { publishParts } from "../publishing/service.ts"
import {
  insertDocuments,
  insertParts,
  lockDocuments,
  selectDocument,
  selectDocumentsAfter,
  updateDocument,
} from "../queries.ts"
import { deletionMark, type Fields, partsOf, titleOf, writeFields } from "../service.ts"

/** As a file has it. */
export interface FiledDocument {
  readonly id: DocumentId
  readonly firstPublishedAt: Date
  readonly formerAddresses: readonly string[]
  readonly details: Fields
  readonly texts: Readonly<Partial<Record<Language, Fields>>>
}

/** All of a noun. What was published before is made again where the program makes it differently now. */
export async function loadDocuments(
  tx: Tx,
  noun: WritingNoun,
  files: readonly FiledDocument[],
  now: Date,
): Promise<Record<PublishOutcome, number>> {
  const known = new Map((await lockDocuments(tx, noun.name)).map((row) => [row.id, row]))
  const filed = files.map((file) => ({ file, digest: digestOf(file) }))
  const publisher = await noun.publisher(tx)
  const loaded = new Map<DocumentId, PublishOutcome>()
  for (const { file, digest } of filed) {
    const row = known.get(file.id)
    if (row && row.editedAt === null && row.loadedDigest !== digest)
      loaded.set(file.id, await loadChanged(tx, noun, file, digest, { publisher, now }))
  }
  const unknown = filed.filter(({ file }) => !known.has(file.id))
  const fresh = await withoutKept(tx, noun, unknown)
  for (let at = 0; at < fresh.length; at += BATCH) await loadNew(tx, noun, fresh.slice(at, at + BATCH), now)
  for (const { file } of fresh) await adoptFiles(tx, noun, { noun: noun.name, id: file.id })
  for (const { file } of fresh) loaded.set(file.id, await publisher({ ...file, address: file.id }, now))
  const outcomes = await projectAll(tx, noun, now, new Set(loaded.keys()))
  for (const outcome of loaded.values()) outcomes[outcome]++
  return outcomes
}

/** Files no longer bring back those of these documents that are not here. Idempotent. */
export async function keepDeleted(
  tx: Tx,
  { name }: WritingNoun,
  ids: readonly DocumentId[],
  now: Date,
): Promise<void> {
  const known = new Set((await selectTaken(tx, name, ids)).map(({ address }) => address))
  for (const id of ids)
    if (!known.has(id)) await setMark(tx, deletionMark({ noun: name, id }), now.toISOString())
}

interface Filed {
  readonly file: FiledDocument
  readonly digest: string
}

const BATCH = 100

const digestOf = (file: FiledDocument) =>
  createHash("sha256").update(JSON.stringify(file)).digest("base64url")

/** Without those that were deleted for good, or whose address an editor has given to another document. */
async function withoutKept(tx: Tx, { name }: WritingNoun, filed: readonly Filed[]): Promise<Filed[]> {
  if (filed.length === 0) return []
  const ids = filed.map(({ file }) => file.id)
  const taken = new Set((await selectTaken(tx, name, ids)).map(({ address }) => address))
  const deleted = await marksAmong(
    tx,
    ids.map((id) => deletionMark({ noun: name, id })),
  )
  return filed.filter(({ file: { id } }) => !taken.has(id) && !deleted.has(deletionMark({ noun: name, id })))
}

interface Loading {
  readonly publisher: Publisher
  readonly now: Date
}

const partsIn = ({ details, texts }: FiledDocument) => ({ details, ...texts })
const writtenIn = (file: FiledDocument) => languages.filter((language) => file.texts[language])

async function loadNew(tx: Tx, noun: WritingNoun, filed: readonly Filed[], now: Date): Promise<void> {
  const keyOf = ({ id }: FiledDocument) => ({ noun: noun.name, id })
  const times = { changedAt: now, settledAt: now }
  await insertDocuments(
    tx,
    filed.map(({ file, digest }) => ({
      ...keyOf(file),
      address: file.id,
      titleEn: titleOf(noun, file.texts.en ?? noun.empty.text),
      titleJa: titleOf(noun, file.texts.ja ?? noun.empty.text),
      firstPublishedAt: file.firstPublishedAt,
      loadedDigest: digest,
      changedAt: now,
    })),
  )
  await insertAddresses(
    tx,
    filed.flatMap(({ file }) =>
      [file.id, ...file.formerAddresses].map((address) => ({ ...keyOf(file), address })),
    ),
  )
  await insertParts(
    tx,
    filed.flatMap(({ file }) =>
      writingParts.map((part) => {
        const published = partsIn(file)[part]
        return published
          ? { ...keyOf(file), ...times, ...loadedPart, part, fields: published, published, publishedAt: now }
          : { ...keyOf(file), ...times, part, fields: noun.empty.text, state: "empty" as const }
      }),
    ),
  )
  await insertVersions(
    tx,
    filed.flatMap(({ file }) =>
      (["details", ...writtenIn(file)] as const).map((part, at) => ({
        ...keyOf(file),
        number: at + 1,
        part,
        reason: "loaded" as const,
        fields: partsIn(file)[part] ?? noun.empty.text,
        since: now,
        at: now,
      })),
    ),
  )
}
const loadedPart = { version: 1, isEmpty: false, wasPublished: true, state: "published" } as const

async function loadChanged(
  tx: Tx,
  noun: WritingNoun,
  file: FiledDocument,
  loadedDigest: string,
  { publisher, now }: Loading,
): Promise<PublishOutcome> {
  const key = { noun: noun.name, id: file.id }
  const { firstPublishedAt } = file
  await updateDocument(tx, key, { loadedDigest, firstPublishedAt, changedAt: now })
  const addresses = file.formerAddresses.map((address) => ({ ...key, address }))
  if (addresses.length > 0) await insertAddresses(tx, addresses)
  const fields = partsIn(file)
  const parts = await partsOf(tx, key)
  for (const part of ["details", ...writtenIn(file)] as const)
    await writeFields(tx, noun, key, parts[part], {
      fields: fields[part] ?? noun.empty.text,
      reason: "loaded",
      at: now,
      by: null,
    })
  await adoptFiles(tx, noun, key)
  return publishParts(tx, noun, key, await partsOf(tx, key), {
    languages: writtenIn(file),
    at: now,
    by: null,
    isLoaded: true,
    publisher,
  })
}

const MOST_FILED = 100_000

/** What is published of a noun's documents, as files have it. */
export async function filedDocuments(tx: Tx, noun: WritingNoun) {
  const found = await selectDocumentsAfter(tx, noun.name, "", MOST_FILED)
  const documents = []
  for (const { id } of found) {
    const document = await filedDocument(tx, noun, id)
    if (document) documents.push(document)
  }
  return documents
}

/** Undefined if nothing of it is published. */
async function filedDocument(
  tx: Tx,
  noun: WritingNoun,
  id: DocumentId,
): Promise<(FiledDocument & { readonly address: string }) | undefined> {
  const key = { noun: noun.name, id }
  const document = await selectDocument(tx, key)
  if (!document?.firstPublishedAt) return undefined
  const parts = await partsOf(tx, key)
  const addresses = (await selectAddresses(tx, key)).map(({ address }) => address)
  const { published } = parts.details
  const texts = Object.fromEntries(
    languages.flatMap((language) => {
      const text = parts[language].published
      return text ? [[language, text]] : []
    }),
  )
  if (!published || Object.keys(texts).length === 0) return undefined
  const { address, firstPublishedAt } = document
  const formerAddresses = addresses.filter((each) => each !== address)
  return { id, address, firstPublishedAt, formerAddresses, details: published, texts }
}
