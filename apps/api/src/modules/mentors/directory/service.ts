// The directory of senpai: one row for each, made again whenever something that it shows has changed.
import {
  type MentorFacet,
  type MentorSort,
  mentorFacets,
} from "@shirube/vocabulary/mentors/directory/choices"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import { topicTexts } from "@shirube/vocabulary/topics"
import type { Config } from "#api/kernel/config/config"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { emit, subscribe } from "#api/kernel/events/events"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { instant, integer, keyset, type Moment, type PageRequest, uuid } from "#api/kernel/lists/keyset"
import { nameQuery, nameTokens } from "#api/kernel/search/person-names"
import { countTokens, LATIN_WORD, quote, wordParts, wordToken } from "#api/kernel/search/tokens"
import type { Furigana } from "#api/kernel/text/furigana"
import { parseRuby } from "#api/kernel/text/ruby"
import { searchedNames, university } from "#api/modules/common/reference/service"
import { lockAccount, membersOf } from "#api/modules/identity/accounts/service"
import { mentorChanged } from "#api/modules/mentors/mentor-pages/events"
import { findMentor, type Mentor, mentorFacts } from "#api/modules/mentors/mentor-pages/service"
import { changeBitmaps, type FacetChange, rebuildBitmaps } from "./bitmaps/queries.ts"
import { indexMentor, textsOf, unindexMentor } from "./documents/service.ts"
import { mentorListed, mentorsChanged } from "./events.ts"
import { fieldWords } from "./likeness/policy.ts"
import {
  deleteListing,
  drawPositions,
  type ListingRow,
  type NumberPosition,
  type Position,
  type StoredFacet,
  selectListedAfter,
  selectListings,
  upsertListing,
  type Wanted,
} from "./queries.ts"
import { countSearch } from "./search-counts/queries.ts"
import { forgetMentors, plain } from "./subjects/service.ts"

type Facets = Readonly<Partial<Record<MentorFacet, string | undefined>>>

interface Search extends Facets, PageRequest {
  readonly q?: string | undefined
  readonly sort: MentorSort
}

const byPublication = keyset<Moment<UserId>>({ at: instant, id: uuid() })
const byNumber = keyset<NumberPosition>({ number: integer(9), id: uuid() })

const positionIn = (sort: MentorSort, cursor: string | undefined): Position =>
  sort === "newest" ? { sort, after: byPublication.decode(cursor) } : { sort, after: byNumber.decode(cursor) }

const pageOf = (sort: MentorSort, found: readonly ListingRow[], limit: number) =>
  sort === "newest"
    ? byPublication.page(found, limit, ({ publishedAt, userId }) => ({ at: publishedAt, id: userId }))
    : byNumber.page(found, limit, ({ answers, position, userId }) => ({
        number: sort === "answers" ? answers : position,
        id: userId,
      }))

/** At most five statements, however many senpai and filters there are; three without words. */
export async function searchMentors(tx: Tx, search: Search, config: Pick<Config, "demo">) {
  const { sort, cursor, limit } = search
  const wanted = wantedOf(search)
  const position = positionIn(sort, cursor)
  const { total, values, without, slots } = await countSearch(tx, wanted)
  const found = total === 0 ? [] : await selectListings(tx, slots ?? wanted, position, limit + 1)
  const { items, nextCursor } = pageOf(sort, found, limit)
  const people = await membersOf(
    tx,
    items.map(({ userId }) => userId),
    config,
  )
  return {
    items: items.flatMap(({ userId, card, nextFreeAt }) => {
      const person = people.get(userId)
      return person ? [{ person, card, nextFreeAt }] : []
    }),
    nextCursor,
    total,
    counts: values,
    drop: total === 0 ? without : [],
  }
}

function wantedOf({ q = "", ...search }: Search): Wanted {
  const given = mentorFacets.flatMap((facet) => {
    const value = search[facet]
    if (value === undefined) return []
    return [[facet, facet === "university" ? (university(value)?.id ?? value) : value] as const]
  })
  return { facets: Object.fromEntries(given), words: wordsQuery(q) }
}

const MOST_WORDS = 10

/** A tsquery for all of these words: each as the beginning of a name, of a reading, or as a word of the page. */
function wordsQuery(typed: string): string {
  const pieces = typed.normalize("NFKC").split(/\s+/u).slice(0, MOST_WORDS)
  return pieces
    .flatMap((piece) => {
      const named = nameQuery(piece)
      if (named === undefined) return []
      const stems = [...piece.toLowerCase().matchAll(LATIN_WORD)]
        .flatMap(([word]) => wordParts(word).map(wordToken))
        .filter(Boolean)
        .map(quote)
      return [stems.length === 0 ? `(${named})` : `((${named}) | (${stems.join(" & ")}))`]
    })
    .join(" & ")
}

/** Japanese lines of the page with furigana, so that kanji are found by their reading. */
const readLines = (furigana: Furigana, mentor: Mentor) =>
  furigana.readTitles(
    writtenIn(mentor).flatMap(({ ja }) => linesOf(ja)),
    "ja",
  )

const linesOf = (text: string | null) => text?.split("\n").filter(Boolean) ?? []

const writtenIn = ({ page }: Mentor) => [
  page.headline,
  page.country,
  page.university,
  page.jobHunt,
  page.now,
  page.askMe,
  page.notFor,
]

function wordsOf(mentor: Mentor, read: ReadonlyMap<string, string>): string {
  const { person, profile, workplace, topics } = mentor
  const texts = [
    ...writtenIn(mentor).flatMap(({ en, ja }) => [
      ...linesOf(en).map(plain),
      ...linesOf(ja).map((line) => read.get(line) ?? plain(line)),
    ]),
    plain(workplace?.company ?? ""),
    plain(profile.major ?? ""),
    plain(profile.university?.name ?? ""),
    ...topics.flatMap((topic) => Object.values(topicTexts[topic].name)),
    ...(profile.nationality ? searchedNames("countries", profile.nationality) : []),
    ...(profile.languages ?? []).flatMap(({ code }) => searchedNames("languages", code)),
    ...(profile.university?.id ? searchedNames("universities", profile.university.id) : []),
    ...(workplace
      ? [
          ...searchedNames("industries", workplace.industry),
          ...searchedNames("occupations", workplace.occupation),
        ]
      : []),
  ]
  const tokens = new Set([
    ...nameTokens(person.name),
    ...texts.flatMap((text) => [...countTokens(text).keys()]),
  ])
  return [...tokens].map(quote).join(" ")
}

const WEEK_MS = 7 * 86_400_000

/** Only what the page shows: a senpai who hides their country is not found by it. */
function facetsOf(mentor: Mentor, now: Date): (readonly [StoredFacet, string])[] {
  const { page, profile, workplace, topics, lastAnswerAt } = mentor
  const one = (facet: StoredFacet, value: string | null | undefined) =>
    value ? [[facet, value] as const] : []
  const hasAnsweredThisWeek = lastAnswerAt !== null && now.getTime() - lastAnswerAt.getTime() < WEEK_MS
  return [
    ...one("country", profile.nationality),
    ...(profile.languages ?? []).flatMap(({ code }) => one("language", code)),
    ...one("level_then", page.levelThen),
    ...one("university", profile.university?.id),
    ...one("industry", workplace?.industry),
    ...one("occupation", workplace?.occupation),
    ...topics.flatMap((topic) => one("topic", topic)),
    ...page.ways.flatMap((way) => one("way", way)),
    ...one("residence_road", page.residenceRoad),
    ...(hasAnsweredThisWeek ? one("answered", "week") : []),
    ...fieldWords(profile.major).flatMap((word) => one("field", word)),
  ]
}

type RenewalParts = Pick<JobParts, "db" | "config" | "clock" | "furigana">

/** Furigana are made before the transaction, because the dictionary may have to be loaded first. */
export async function renewListing(parts: RenewalParts, userId: UserId): Promise<void> {
  const { db, config, clock, furigana } = parts
  const context = { config, now: clock.now() }
  const seen = await findMentor(db.autocommit, userId, context)
  const read: ReadonlyMap<string, string> = seen ? await readLines(furigana, seen) : new Map()
  await db.transaction(async (tx) => {
    // A concurrent renewal waits, and then reads the newer state.
    await lockAccount(tx, userId)
    const mentor = await findMentor(tx, userId, context)
    const change = mentor
      ? await upsertListing(tx, listingOf(mentor, read, context.now), dayInJapan(context.now))
      : await deleteListing(tx, userId)
    if (!change) return
    await indexMentor(tx, userId)
    await changeBitmaps(tx, [change])
    if (change.after) await emit(tx, mentorListed, { userId })
    await emit(tx, mentorsChanged, {})
  })
}

const listingOf = (mentor: Mentor, read: ReadonlyMap<string, string>, now: Date) => ({
  userId: mentor.person.id,
  publishedAt: mentor.page.publishedAt,
  answers: mentor.counts.answers,
  facets: facetsOf(mentor, now),
  words: wordsOf(mentor, read),
  card: { ...mentorFacts(mentor), headline_ruby: headlineRuby(mentor, read) },
  texts: textsOf(mentor, (line) => read.get(line) ?? plain(line)),
  pageChangedAt: mentor.page.updatedAt,
})

function headlineRuby({ page: { headline } }: Mentor, read: ReadonlyMap<string, string>) {
  const line = headline.ja
  return line === null ? null : parseRuby(read.get(line) ?? plain(line))
}

export const renewOnChange = subscribe(
  mentorChanged,
  "mentor-listing",
  (parts) =>
    ({ userId }) =>
      renewListing(parts, userId),
)

const BATCH = 100

/** Catches what no event reports, such as an answer whose question was removed. */
export const renewListings = (parts: JobParts): JobDefinition => ({
  queue: "mentor-listings",
  cron: "50 3 * * *",
  run: async () => {
    for (let after: UserId | undefined; ; ) {
      const some = await selectListedAfter(parts.db.autocommit, after, BATCH)
      for (const { userId } of some) await renewListing(parts, userId)
      if (some.length < BATCH) return
      after = some.at(-1)?.userId
    }
  },
})

export const rotateListings = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "mentor-rotation",
  cron: "0 0 * * *",
  run: () =>
    db.transaction(async (tx) => {
      await drawPositions(tx, dayInJapan(clock.now()))
      await rebuildBitmaps(tx)
      await emit(tx, mentorsChanged, {})
    }),
})

/** The rows are deleted by cascade; here before it, so that stored pages of the directory are dropped. */
export async function unlistOnAccountDeleted(tx: Tx, people: readonly UserId[]): Promise<void> {
  const changes: FacetChange[] = []
  for (const userId of people) {
    await unindexMentor(tx, userId)
    changes.push(...[(await deleteListing(tx, userId)) ?? []].flat())
  }
  await changeBitmaps(tx, changes)
  if (changes.length > 0) await emit(tx, mentorsChanged, {})
  await forgetMentors(tx, people)
}
