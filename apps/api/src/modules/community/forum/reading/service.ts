// Texts as readers get them: in their language, with the writers whose names may be shown, and with earlier versions.
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { integer, keyset, type PageRequest } from "#api/kernel/lists/keyset"
import { personTag } from "#api/modules/identity/accounts/events"
import { writersOf } from "#api/modules/identity/accounts/service"
import { nameInSources } from "../names/service.ts"
import { isAnonymousWriter, type People } from "../present.ts"
import {
  type RevisionRow,
  type ShownText,
  selectRevisions,
  selectShownTexts,
  selectTexts,
  type ThingId,
} from "../texts/queries.ts"

export type TextsById = ReadonlyMap<string, ShownText>

export async function textsOf(
  tx: Tx,
  ids: readonly ThingId[],
  language: string,
  whole: { isWhole: boolean },
): Promise<TextsById> {
  const found = ids.length === 0 ? [] : await selectShownTexts(tx, ids, language, whole)
  return new Map(found.map((text) => [text.thingId, text]))
}

interface Authorship {
  readonly writerId: UserId | null
  readonly isByAsker: boolean
}

/** Writers whose names may be shown; anonymous writers are not even loaded. */
export const peopleIn = (
  tx: Tx,
  written: readonly { readonly by: Authorship; readonly thread: { readonly isAnonymous: boolean } }[],
): Promise<People> =>
  writersOf(
    tx,
    written.flatMap(({ by, thread }) =>
      by.writerId === null || isAnonymousWriter(by, thread) ? [] : [by.writerId],
    ),
  )

/** Adds the tags of the people whose names a response shows. Anonymous writers are not among them. */
export const shownWith = (people: People, ...tags: readonly string[]) => [
  ...tags,
  ...[...people.keys()].map(personTag),
]

interface Thread {
  readonly isAnonymous: boolean
}

export async function textVersions(tx: Tx, thingId: ThingId, thread: Thread) {
  const texts = await selectTexts(tx, thingId)
  const people = await peopleIn(
    tx,
    texts.map((by) => ({ by, thread })),
  )
  return nameInSources(tx, texts, people)
}

const byNumber = keyset({ id: integer(15) })

export async function historyOf(
  tx: Tx,
  thingId: ThingId,
  thread: Thread,
  { cursor, limit }: PageRequest,
): Promise<{ items: RevisionRow[]; nextCursor: string | null; people: People }> {
  const before = byNumber.decode(cursor)?.id
  const found = await selectRevisions(tx, thingId, { before, limit: limit + 1 })
  const { items: page, nextCursor } = byNumber.page(found, limit, ({ id }) => ({ id }))
  const writers = await peopleIn(
    tx,
    page.map((by) => ({ by, thread })),
  )
  const { texts: items, people } = await nameInSources(tx, page, writers)
  return { items, nextCursor, people }
}
