// The URL decides what the directory shows; unknown parameters are ignored.
import {
  LONGEST_MENTOR_SEARCH,
  type MentorFacet,
  type MentorFilter,
  type MentorSort,
  mentorFilters,
  mentorSorts,
  recentAnswers,
  soonFree,
} from "@shirube/vocabulary/mentors/directory/choices"
import { residenceRoads, waysOfHelping } from "@shirube/vocabulary/mentors/mentor-pages/choices"
import { japaneseLevels } from "@shirube/vocabulary/people/profile/choices"
import { topics } from "@shirube/vocabulary/topics"
import type { ListDescription } from "#web/kits/lists/public-list.ts"
import type { Address } from "#web/lib/page/address.ts"
import { stringifySearch } from "#web/lib/page/search-params.ts"
import {
  known,
  readCursor,
  readForm,
  readKey,
  readLanguageCode,
  readWords,
} from "#web/lib/page/search-values.ts"

export type MentorFilters = { readonly [Name in MentorFilter]?: string }
export interface MentorSearch extends MentorFilters {
  /** Defaults to the order of the day. */
  readonly sort?: Exclude<MentorSort, "rotating">
  readonly cursor?: string
}

const COUNTRY = /^[A-Z]{2}$/

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (value: unknown) =>
    values.find((each) => each === value)

const readers: Readonly<Record<MentorFacet, (value: unknown) => string | undefined>> = {
  country: (value) => readForm(value, COUNTRY),
  language: readLanguageCode,
  level_then: oneOf(japaneseLevels),
  university: readKey,
  industry: readKey,
  occupation: readKey,
  topic: oneOf(topics),
  way: oneOf(waysOfHelping),
  residence_road: oneOf(residenceRoads),
  answered: oneOf(recentAnswers),
  free: oneOf(soonFree),
}

export function readMentorSearch(raw: Record<string, unknown>): MentorSearch {
  const sort = oneOf(mentorSorts)(raw.sort)
  const facets = Object.fromEntries(
    Object.entries(readers).map(([facet, read]) => [facet, read(raw[facet])]),
  ) as Record<MentorFacet, string | undefined>
  return known({
    q: readWords(raw.q, LONGEST_MENTOR_SEARCH),
    ...facets,
    sort: sort === "rotating" ? undefined : sort,
    cursor: readCursor(raw.cursor),
  })
}

/** The filters in use, in the order of the form. */
export const activeFilters = (search: MentorSearch) =>
  mentorFilters.flatMap((filter) => {
    const value = search[filter]
    return value === undefined ? [] : [{ filter, value }]
  })

/** Without the cursor, which is only valid for the old list. */
export function withoutFilter(search: MentorSearch, filter: MentorFilter): MentorSearch {
  const { [filter]: _, cursor: __, ...others } = search
  return others
}

export const MENTORS_PATH = "/mentors"
export const MENTOR_SEARCH_PATH = `${MENTORS_PATH}/search` as const

export const mentorsHref = (search: MentorSearch = {}): Address =>
  `${MENTOR_SEARCH_PATH}${stringifySearch({ ...search })}`
export const mentorHref = (id: string): Address => `${MENTORS_PATH}/profile/${id}`

export const mentorList = {
  href: mentorsHref,
  cacheableParams: ["country", "industry", "level_then", "way", "answered", "free", "sort"],
  canonicalParams: ["country", "industry"],
  hiddenParams: [
    "q",
    "language",
    "level_then",
    "university",
    "occupation",
    "topic",
    "way",
    "residence_road",
    "answered",
    "free",
    "sort",
  ],
} satisfies ListDescription<MentorSearch>
