// The lists of the place to write.
import type { WritingFilter, WritingNounName } from "@shirube/vocabulary/editorial/writing/choices"
import type { Tx } from "#api/kernel/db/client"
import type { DocumentId } from "#api/kernel/db/ids"
import { instant, keyset, type Moment, type PageRequest, text } from "#api/kernel/lists/keyset"
import { type Nouns, peopleIn } from "../service.ts"
import { countDocuments, selectDocuments, selectPartStates } from "./queries.ts"

const byChange = keyset<Moment<DocumentId>>({ at: instant, id: text() })

export async function listNouns(tx: Tx, { writingNouns }: Nouns) {
  const counted = new Map((await countDocuments(tx)).map((row) => [row.noun, row]))
  return writingNouns.map((noun) => ({
    noun,
    documents: counted.get(noun.name)?.documents ?? 0,
    inReview: counted.get(noun.name)?.inReview ?? 0,
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
