import { notFound } from "@tanstack/react-router"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { feedbackQuery, isMissing, messagesQuery, type Session, sessionQuery } from "../queries.ts"

export async function loadSession(
  { queries }: Pick<RouterContext, "queries">,
  id: string,
): Promise<{ readonly session: Session }> {
  const cache = await queries.open()
  try {
    const session = await cache.fetchQuery(sessionQuery(id))
    await Promise.all([
      cache.fetchInfiniteQuery(messagesQuery(id)),
      session.state === "held" ? cache.fetchQuery(feedbackQuery(id)) : undefined,
    ])
    return { session }
  } catch (error) {
    if (isMissing(error)) throw notFound()
    throw error
  }
}
