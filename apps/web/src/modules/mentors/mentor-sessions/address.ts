import type { SessionList } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { sessionLists } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { known } from "#web/lib/page/search-values.ts"

export const SESSIONS_PATH = "/mentors/sessions"
export const HOURS_PATH = "/mentors/hours"

export const sessionHref = (id: string) => `/mentors/sessions/${id}` as const
export const requestHref = (mentorId: string) => `/mentors/profile/${mentorId}/request` as const
export const sessionsHref = (list: SessionList) =>
  list === "open" ? SESSIONS_PATH : (`/mentors/sessions?list=${list}` as const)

export interface SessionsSearch {
  readonly list?: SessionList
}

export const readSessionsSearch = ({ list }: Record<string, unknown>): SessionsSearch =>
  known({ list: sessionLists.find((each) => each === list) })
