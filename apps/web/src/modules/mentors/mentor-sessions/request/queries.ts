import { notFound } from "@tanstack/react-router"
import { api } from "#web/lib/api/api.ts"
import type { User } from "#web/lib/auth/guards.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { freeTimesQuery, isMissing, type Mentor } from "../queries.ts"

/** What a member needs before asking for a session. */
export type Obstacle = "own" | "students-only" | "sign-up" | "verification" | "adults-only"

export interface RequestPageData {
  readonly mentor: Mentor
  readonly obstacle: Obstacle | undefined
}

export async function loadRequest(
  { queries }: Pick<RouterContext, "queries">,
  {
    user,
    mentorId,
    signal,
  }: { readonly user: User; readonly mentorId: string; readonly signal: AbortSignal },
): Promise<RequestPageData> {
  try {
    const mentor = await api("GET /v1/mentors/{id}", {
      params: { id: mentorId },
      handles: [404, 422],
      signal,
    })
    const obstacle = obstacleOf(user, mentorId) ?? (await isTooYoung(signal))
    if (!obstacle) await (await queries.open()).fetchQuery(freeTimesQuery(mentorId))
    return { mentor, obstacle }
  } catch (error) {
    if (isMissing(error)) throw notFound()
    throw error
  }
}

export function obstacleOf(
  { id, role, isVerified, registration }: Pick<User, "id" | "role" | "isVerified" | "registration">,
  mentorId: string,
): Exclude<Obstacle, "adults-only"> | undefined {
  if (id === mentorId) return "own"
  if (role !== "student") return "students-only"
  if (!registration.isFinished) return "sign-up"
  return isVerified ? undefined : "verification"
}

async function isTooYoung(signal: AbortSignal): Promise<"adults-only" | undefined> {
  const { isAdult } = await api("GET /v1/profile", { signal })
  return isAdult ? undefined : "adults-only"
}
