// Random entries and filters: bits find the same as counting in memory.
import { type MentorFacet, type MentorSort, mentorSorts } from "@shirube/vocabulary/mentors/directory/choices"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { namedId, type UserId } from "#api/kernel/db/ids"
import { openTestDatabase, type TestDatabase } from "#api/testing/database"
import { rebuildBitmaps } from "../bitmaps/queries.ts"
import { facetToken, type Position, selectListings, type Wanted } from "../queries.ts"
import { type Counts, countSearch } from "./queries.ts"

const SENPAI = 300
const PAGE = 8
const VALUES = {
  country: ["BD", "NP", "VN"],
  language: ["bn", "en", "ne", "vi"],
  level_then: ["n1", "n2", "n3"],
  industry: ["energy", "it", "trading", "it's"],
  way: ["es-review", "first-step", "mock-interview"],
} as const
type Filtered = keyof typeof VALUES
const FACETS = Object.keys(VALUES) as Filtered[]
const WORDS = ["visa", "interview"]

interface Entry {
  readonly id: UserId
  readonly tokens: readonly string[]
  readonly words: readonly string[]
}

const one = (facet: Filtered) => fc.constantFrom(...VALUES[facet]).map((value) => [facetToken(facet, value)])
const some = (facet: Filtered) =>
  fc.subarray([...VALUES[facet]]).map((values) => values.map((value) => facetToken(facet, value)))
const entry = fc.record({
  facets: fc.tuple(one("country"), some("language"), one("level_then"), one("industry"), some("way")),
  words: fc.subarray(WORDS),
})

const entries: readonly Entry[] = fc
  .sample(entry, { numRuns: SENPAI, seed: 23 })
  .map(({ facets, words }, number) => ({
    id: namedId<UserId>(`00000000-0000-4000-8000-${String(number).padStart(12, "0")}`),
    tokens: facets.flat(),
    words,
  }))

/** Also values that no entry has. */
const wanted: fc.Arbitrary<Wanted> = fc.record({
  facets: fc.record(
    Object.fromEntries(FACETS.map((facet) => [facet, fc.constantFrom(...VALUES[facet], "none")])),
    { requiredKeys: [] },
  ),
  words: fc.constantFrom("", "'visa'", "'visa' & 'interview'", "'zyzzyva'"),
})

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  for (const [number, { id, tokens, words }] of entries.entries()) {
    const facets = tokens.map((token) => `'${token.replaceAll("'", "''")}'`).join()
    await database.exec(`
      insert into users (id, email, name, seal, role) values ('${id}', 'senpai-${number}@example.com', 'S', 'S', 'senpai');
      insert into mentor_listings (user_id, published_at, answers, position, facets, words, card, page_changed_at)
        values ('${id}', now() - make_interval(mins => ${number % 50}), ${number % 7}, ${(number * 37) % 90}, array[${facets}]::text[], '${words.join(" ")}', '{}', now())`)
  }
  await database.db.transaction(rebuildBitmaps)
})
afterAll(() => database.close())

const hasWords = ({ words }: Entry, query: string) =>
  query === "" || query.split(" & ").every((word) => words.includes(word.slice(1, -1)))

const matches = (search: Wanted, except?: string) =>
  entries.filter(
    (each) =>
      (except === "q" || hasWords(each, search.words)) &&
      Object.entries(search.facets).every(
        ([facet, value]) => facet === except || each.tokens.includes(facetToken(facet as MentorFacet, value)),
      ),
  )

/** The values of each facet among those who match the other filters. */
const plainCounts = (search: Wanted) =>
  Object.fromEntries(
    FACETS.flatMap((facet) =>
      VALUES[facet].flatMap((value) => {
        const token = facetToken(facet, value)
        const count = matches(search, facet).filter(({ tokens }) => tokens.includes(token)).length
        return count === 0 ? [] : [[token, count]]
      }),
    ),
  )

const shown = ({ total, values }: Counts) => ({
  total,
  counts: Object.fromEntries(
    values.map(({ facet, value, count }) => [facetToken(facet as MentorFacet, value), count]),
  ),
})

const first = (sort: MentorSort): Position => ({ sort, after: undefined })

describe("counts of a search", () => {
  it("are those of the entries, whichever filters are combined", () =>
    fc.assert(
      fc.asyncProperty(wanted, fc.constantFrom(...mentorSorts), async (search, sort) => {
        const tx = database.db.autocommit
        const found = await countSearch(tx, search)
        expect(shown(found)).toEqual({ total: matches(search).length, counts: plainCounts(search) })
        const filters = [...Object.keys(search.facets), ...(search.words === "" ? [] : ["q"])]
        if (found.total === 0)
          expect(found.without).toEqual(
            filters.map((filter) => ({ filter, count: matches(search, filter).length })),
          )
        expect(found.slots !== undefined).toBe(Object.keys(search.facets).length > 0)
        if (!found.slots) return
        expect(found.slots).toHaveLength(found.total)
        const listed = await selectListings(tx, search, first(sort), PAGE)
        expect(await selectListings(tx, found.slots, first(sort), PAGE)).toEqual(listed)
      }),
      { numRuns: 60 },
    ))
})
