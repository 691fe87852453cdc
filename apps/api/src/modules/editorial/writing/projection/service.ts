// Makes what readers see from what is published.
import type { WritingNounName } from "@shirube/vocabulary/editorial/writing/choices"
import { languages } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import type { DocumentId } from "#api/kernel/db/ids"
import type {
  PublishedDocument,
  Publisher,
  PublishOutcome,
  WritingNoun,
} from "#api/kernel/features/writing-nouns"
import {
  type DocumentKey,
  type DocumentRow,
  lockDocument,
  selectDocumentsAfter,
  selectPartsOf,
  selectPublishedWith,
  updateDocument,
} from "../queries.ts"
import { type Parts, partsAmong, partsOf } from "../service.ts"

/** Makes what readers see equal to what is published. Idempotent. */
export async function project(
  tx: Tx,
  noun: WritingNoun,
  key: DocumentKey,
  now: Date,
  publisher?: Publisher,
): Promise<PublishOutcome> {
  // Waits for a transaction that publishes it now, and reads what that has published.
  const document = await lockDocument(tx, key)
  const shown = document && publishedOf(document, await partsOf(tx, key), now)
  if (!shown) {
    await noun.unpublish(tx, key.id)
    return "unchanged"
  }
  if (document.firstPublishedAt === null) await updateDocument(tx, key, { firstPublishedAt: now })
  return (publisher ?? (await noun.publisher(tx)))(shown, now)
}

function publishedOf(
  { id, address, firstPublishedAt }: DocumentRow,
  parts: Parts,
  now: Date,
): PublishedDocument | undefined {
  const texts = Object.fromEntries(
    languages.flatMap((language) => {
      const { published } = parts[language]
      return published ? [[language, published]] : []
    }),
  )
  const details = parts.details.published
  if (!details || Object.keys(texts).length === 0) return undefined
  return { id, address, firstPublishedAt: firstPublishedAt ?? now, details, texts }
}

const BATCH = 100

/** After a change of what all documents of a noun are made with. Idempotent. */
export async function projectAll(
  tx: Tx,
  noun: WritingNoun,
  now: Date,
  except: ReadonlySet<DocumentId> = new Set(),
): Promise<Record<PublishOutcome, number>> {
  const outcomes: Record<PublishOutcome, number> = { published: 0, changed: 0, unchanged: 0 }
  const publisher = await noun.publisher(tx)
  let after = ""
  for (;;) {
    const found = await selectDocumentsAfter(tx, noun.name, after, BATCH)
    const documents = found.filter(({ id }) => !except.has(id))
    const rows = await selectPartsOf(
      tx,
      noun.name,
      documents.map(({ id }) => id),
    )
    for (const document of documents) {
      const shown = publishedOf(document, partsAmong(rows, document), now)
      if (shown) outcomes[await publisher(shown, now)]++
      else outcomes.unchanged++
    }
    after = found.at(-1)?.id ?? ""
    if (found.length < BATCH) return outcomes
  }
}

/** Ids of the documents whose published fields contain these words. */
export const idsWith = async (tx: Tx, noun: WritingNounName, words: string): Promise<DocumentId[]> =>
  (await selectPublishedWith(tx, noun, words)).map(({ id }) => id)

/** After a change of something that published texts contain: exactly those are made again. */
export async function projectThoseWith(tx: Tx, noun: WritingNoun, words: string, now: Date): Promise<void> {
  const found = await selectPublishedWith(tx, noun.name, words)
  if (found.length === 0) return
  const publisher = await noun.publisher(tx)
  for (const { id } of found) await project(tx, noun, { noun: noun.name, id }, now, publisher)
}
