import { type ListContext, loadList } from "#web/kits/lists/load-list.ts"
import { type MentorSearch, mentorList } from "../address.ts"
import { mentorsQuery } from "../queries.ts"

/** With what the head says: the names of the filters that make a page of their own, and whether anyone matches. */
export async function loadMentors(context: ListContext, search: MentorSearch) {
  const { pages } = await loadList(context, mentorList, search, (cache) =>
    cache.ensureInfiniteQueryData(mentorsQuery(search)),
  )
  const names = pages[0]?.names ?? []
  const nameOf = (facet: "country" | "industry") =>
    names.find((each) => each.facet === facet && each.value === search[facet])?.name
  return {
    search,
    filteredBy: [nameOf("country"), nameOf("industry")].filter((name) => name !== undefined),
    isEmpty: (pages[0]?.total ?? 0) === 0,
  }
}
