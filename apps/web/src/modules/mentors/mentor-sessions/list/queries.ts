import type { SessionList } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { sessionsQuery } from "../queries.ts"

export async function loadSessions(
  { queries }: Pick<RouterContext, "queries">,
  list: SessionList,
): Promise<void> {
  await (await queries.open()).fetchInfiniteQuery(sessionsQuery(list))
}
