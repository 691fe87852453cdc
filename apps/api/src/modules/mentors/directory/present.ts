import {
  type MentorFacet,
  type MentorFilter,
  mentorFacets,
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

/** Filters whose removal helps, most first. */
export const presentDrop = (counts: readonly { readonly filter: MentorFilter; readonly count: number }[]) =>
  counts.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
