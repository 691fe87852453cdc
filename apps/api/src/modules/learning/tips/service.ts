// Public reading of tips.
import type { Language } from "@shirube/vocabulary/language"
import { type Topic, topicTexts } from "@shirube/vocabulary/topics"
import type { Tx } from "#api/kernel/db/client"
import { namedId, type TipId, type UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import type { SubjectLookups } from "#api/kernel/features/subjects"
import { ApiError } from "#api/kernel/http/errors"
import { instant, keyset, type Moment, type PageRequest, text } from "#api/kernel/lists/keyset"
import type { Platform } from "#api/kernel/process/platform"
import { removeDocument } from "#api/kernel/search/documents"
import { personTag } from "#api/modules/identity/accounts/events"
import { writersOf } from "#api/modules/identity/accounts/service"
import { listedProfiles } from "#api/modules/people/profile/directory/service"
import { tipRowTag, tipWithdrawn } from "./events.ts"
import { filmMedia, filmsOf, releaseTipFilms } from "./films/service.ts"
import { picturesOf } from "./pictures/service.ts"
import type { Author, TipContext } from "./present.ts"
import {
  countPublished,
  selectAuthor,
  selectByIds,
  selectFilmsOf,
  selectNeighbour,
  selectNewest,
  selectShownFilm,
  selectTip,
  selectTipsOf,
  type TipFilter,
  type TipSummaryRow,
} from "./queries.ts"

const byPublication = keyset<Moment<TipId>>({ at: instant, id: text() })

export async function listTips(
  tx: Tx,
  { cursor, limit, ...filter }: TipFilter & PageRequest,
  language: Language,
) {
  const after = byPublication.decode(cursor)
  const found = await selectNewest(tx, { ...filter, language, after, limit: limit + 1 })
  const page = byPublication.page(found, limit, ({ position, id }) => ({ at: position, id }))
  return { ...page, shown: await shownWith(tx, page.items) }
}

const MORE = 3

export async function getTip(tx: Tx, id: TipId, topic: Topic | undefined, language: Language) {
  const tip = await selectTip(tx, id, language)
  if (!tip) throw new ApiError("tip.not_found")
  const here = { at: tip.position, id }
  const newer = await selectNeighbour(tx, here, "newer", { topic, language })
  const older = await selectNeighbour(tx, here, "older", { topic, language })
  const more = await selectNewest(tx, { senpai: tip.authorId, language, except: id, limit: MORE })
  return { tip, newer, older, more, shown: await shownWith(tx, [tip, ...more]) }
}

/** Authors, pictures and videos of these rows. */
async function shownWith(
  tx: Tx,
  rows: readonly Pick<TipSummaryRow, "authorId" | "pictureId" | "filmId">[],
): Promise<TipContext> {
  return {
    authors: await authorsOf(
      tx,
      rows.map(({ authorId }) => authorId),
    ),
    pictures: await picturesOf(
      tx,
      rows.flatMap(({ pictureId }) => pictureId ?? []),
    ),
    films: await filmsOf(
      tx,
      rows.flatMap(({ filmId }) => filmId ?? []),
    ),
  }
}

async function authorsOf(tx: Tx, ids: readonly UserId[]): Promise<ReadonlyMap<string, Author>> {
  const people = await writersOf(tx, ids)
  const listed = await listedProfiles(tx, [...new Set(ids)])
  const askable = new Set(
    listed.flatMap(({ userId, takesInvitations }) => (takesInvitations ? [userId] : [])),
  )
  return new Map([...people].map(([id, person]) => [id, { ...person, isAskable: askable.has(id) }]))
}

/** The video of a published tip is public. */
export async function mediaOf(tx: Tx, deps: Pick<Platform, "vault">, id: TipId, now: Date) {
  const filmId = await selectShownFilm(tx, id)
  const media = filmId && (await filmMedia(tx, deps, filmId, now))
  if (!media) throw new ApiError("tip.not_found")
  return media
}

/** Cache tags of a response with these rows. */
export const tagsOf = (rows: readonly Pick<TipSummaryRow, "id" | "authorId">[]) => [
  ...rows.map(({ id }) => tipRowTag(id)),
  ...new Set(rows.map(({ authorId }) => personTag(authorId))),
]

export const pathOf = (id: TipId) => `/learning/senpai-tips/${id}` as const

const summaryIn =
  (language: Language) =>
  ({ id, language: written, title, topics: [topic] }: TipSummaryRow) => ({
    id,
    path: pathOf(id),
    language: written,
    title,
    category: topic ? { key: topic, name: topicTexts[topic].name[language] } : null,
  })

/** For lists that mix content types. */
export const shownTips: SubjectLookups["tip"] = async (tx, ids, { language }) =>
  (await selectByIds(tx, ids.map(namedId<TipId>), language)).map(summaryIn(language))

/** The newest of one author, as in lists that mix content types. */
export const newestTipsBy = async (tx: Tx, senpai: UserId, language: Language, limit: number) =>
  (await selectNewest(tx, { senpai, language, limit })).map((tip) => ({
    ...summaryIn(language)(tip),
    at: tip.publishedAt,
  }))

export const publishedTipsOf = (tx: Tx, authorId: UserId): Promise<number> => countPublished(tx, authorId)
/** Undefined if the tip is deleted. */
export const tipAuthor = (tx: Tx, id: TipId) => selectAuthor(tx, id)

/** On account deletion: the rows are deleted by cascade; this removes search documents, cached pages and films. */
export async function removeTipsOnAccountDeleted(tx: Tx, people: readonly UserId[]): Promise<void> {
  for (const { id } of await selectTipsOf(tx, people)) {
    await removeDocument(tx, "tip", id)
    await emit(tx, tipWithdrawn, { tipId: id })
  }
  await releaseTipFilms(tx, await selectFilmsOf(tx, people))
}
