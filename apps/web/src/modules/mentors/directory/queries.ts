import { queryOptions } from "@tanstack/react-query"
import { listQuery } from "#web/kits/lists/list-query.ts"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { MentorSearch } from "./address.ts"

export type MentorPage = ApiResponse<"GET /v1/mentors">
export type MentorCard = MentorPage["items"][number]
export type MentorNames = MentorPage["names"]
export type MentorLikeMe = ApiResponse<"GET /v1/mentors/like-me">["items"][number]

type Query = NonNullable<Parameters<typeof api<"GET /v1/mentors">>[1]>["query"]

/** The wire's names become those of the client; values were checked when the URL was read. */
const queryOf = ({
  level_then: levelThen,
  residence_road: residenceRoad,
  cursor: _,
  ...search
}: MentorSearch) =>
  ({
    ...search,
    ...(levelThen ? { levelThen } : {}),
    ...(residenceRoad ? { residenceRoad } : {}),
  }) as Query

export const mentorsQuery = (search: MentorSearch) => {
  const query = queryOf(search)
  return listQuery({
    key: ["mentors", "list", query],
    cursor: search.cursor,
    fetch: (page, signal) => api("GET /v1/mentors", { query: { ...query, ...page }, handles: [422], signal }),
    tags: ["mentors"],
  })
}

/** For the door. */
export const fetchMentors = (limit: number, signal: AbortSignal) =>
  api("GET /v1/mentors", { query: { limit }, signal })

export type RecentMentor = Pick<MentorCard, "id" | "name" | "seal" | "photo" | "headline" | "headlineRuby">

/** For the home page, with no more than it shows. */
export async function fetchAnsweredThisWeek(limit: number, signal: AbortSignal) {
  const { items, nextCursor } = await api("GET /v1/mentors", { query: { answered: "week", limit }, signal })
  const mentors = items.map(
    ({ id, name, seal, photo, headline, headlineRuby }): RecentMentor => ({
      id,
      name,
      seal,
      photo,
      headline,
      headlineRuby,
    }),
  )
  return { mentors, hasMore: nextCursor !== null }
}

/** On failure the page stays as it is. */
export const likeMeQuery = () =>
  queryOptions({
    queryKey: ["mentors", "like-me"],
    queryFn: ({ signal }) => api("GET /v1/mentors/like-me", { handles: "all", signal }),
    meta: { tags: ["mentors", "blocks", "follow"] },
  })
