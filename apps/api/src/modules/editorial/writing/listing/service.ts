// The lists of the place to write.
import type { WritingFilter, WritingNounName } from "@shirube/vocabulary/editorial/writing/choices"
import type { Tx } from "#api/kernel/db/client"
import type { DocumentId } from "#api/kernel/db/ids"
import { instant, keyset, type Moment, type PageRequest, text } from "#api/kernel/lists/keyset"
import { type DocumentKey, type Nouns, peopleIn } from "../service.ts"
import {
  countDocuments,
  type PartKey,
  selectDocuments,
  selectPartStates,
  selectPublishedAfter,
  selectTitles,
} from "./queries.ts"

const byChange = keyset<Moment<DocumentId>>({ at: instant, id: text() })

export async function listNouns(tx: Tx, { writingNouns }: Nouns) {
  const counted = new Map((await countDocuments(tx)).map((row) => [row.noun, row]))
  return writingNouns.map((noun) => ({
    noun,
    documents: counted.get(noun.name)?.documents ?? 0,
    inReview: counted.get(noun.name)?.inReview ?? 0,
  }))
}

/** What readers see of every document, part by part: for a job that reads all of it. */
export const publishedAfter = (tx: Tx, after: PartKey | undefined, limit: number) =>
  selectPublishedAfter(tx, after, limit)

/** In both languages; a document without a title has its address. */
export async function titlesOfDocuments(tx: Tx, keys: readonly DocumentKey[]) {
  return (await selectTitles(tx, keys)).map(({ noun, id, en, ja, address }) => ({
    noun,
    id,
    title: { en: en || ja || address, ja: ja || en || address },
  }))
}

interface Listing extends PageRequest {
  readonly noun?: WritingNounName | undefined
  readonly state?: WritingFilter | undefined
  readonly q?: string | undefined
}

export async function listDocuments(tx: Tx, { cursor, limit, ...filter }: Listing) {
  const found = await selectDocuments(tx, { ...filter, after: byChange.decode(cursor), limit: limit + 1 })
  const { items, nextCursor } = byChange.page(found, limit, ({ position, document }) => ({
    at: position,
    id: document.id,
  }))
  const documents = items.map(({ document }) => document)
  const [states, people] = await Promise.all([selectPartStates(tx, documents), peopleIn(tx, documents)])
  return {
    items: documents.map((document) => ({
      document,
      parts: states.filter(({ noun, id }) => noun === document.noun && id === document.id),
      people,
    })),
    nextCursor,
  }
}
