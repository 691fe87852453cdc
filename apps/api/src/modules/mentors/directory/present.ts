import {
  type MentorFacet,
  type MentorFilter,
  mentorFacets,
  type NamedFacet,
  namedFacets,
} from "@shirube/vocabulary/mentors/directory/choices"

interface FacetCount {
  readonly facet: string
  readonly value: string
  readonly count: number
}

const MOST_VALUES = 100

/** Most first; among equals by value, so that the order is always the same. */
export const presentFacets = (counts: readonly FacetCount[]): FacetValues[] =>
  mentorFacets.map((facet) => ({
    facet,
    values: counts
      .filter((counted) => counted.facet === facet)
      .map(({ value, count }) => ({ value, count }))
      .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, MOST_VALUES),
  }))

interface FacetValues {
  readonly facet: MentorFacet
  readonly values: { readonly value: string; readonly count: number }[]
}

type NamedValue = readonly [facet: NamedFacet, value: string]

/** The values of filters in use, facets and entries that have names. */
export function namedValuesIn(
  cards: readonly NamedParts[],
  facets: readonly FacetValues[] = [],
  filters: Readonly<Partial<Record<NamedFacet, string | undefined>>> = {},
): NamedValue[] {
  const values = [
    ...(Object.keys(namedFacets) as NamedFacet[]).flatMap((facet) => {
      const value = filters[facet]
      return value === undefined ? [] : [[facet, value] as const]
    }),
    ...facets.flatMap(({ facet, values }) =>
      facet in namedFacets ? values.map(({ value }) => [facet as NamedFacet, value] as const) : [],
    ),
    ...cards.flatMap(({ nationality, languages, workplace }) => [
      ...(nationality === null ? [] : [["country", nationality] as const]),
      ...(languages ?? []).map(({ code }) => ["language", code] as const),
      ...(workplace === null
        ? []
        : [["industry", workplace.industry] as const, ["occupation", workplace.occupation] as const]),
    ]),
  ]
  return [...new Map(values.map((named) => [named.join(":"), named])).values()]
}

/** The part of an entry with named values; its university has its name beside its id. */
interface NamedParts {
  readonly nationality: string | null
  readonly languages: readonly { readonly code: string }[] | null
  readonly workplace: { readonly industry: string; readonly occupation: string } | null
}

/** Filters whose removal helps, most first. */
export const presentDrop = (counts: readonly { readonly filter: MentorFilter; readonly count: number }[]) =>
  counts.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
