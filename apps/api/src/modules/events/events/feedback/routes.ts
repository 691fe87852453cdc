import * as contract from "@shirube/contract/events/events/organising"
import { done, ok, slice } from "#api/kernel/http/slice"
import { giveFeedback, listFeedback, ownFeedback } from "./service.ts"

export const feedbackRoutes = slice(({ implement }) => [
  implement(contract.listFeedback, async ({ tx, params, query, user }) => {
    const { items, counts, nextCursor } = await listFeedback(tx, params.id, query, user)
    return ok({
      items: items.map(({ rating, comment, givenAt }) => ({
        rating,
        comment,
        given_at: givenAt.toISOString(),
      })),
      counts,
      next_cursor: nextCursor,
    })
  }),
  implement(contract.getOwnFeedback, async ({ tx, params, user, now }) => {
    const { title, isOpen, feedback } = await ownFeedback(tx, params.id, user, now)
    return ok({ title, is_open: isOpen, feedback })
  }),
  implement(contract.giveFeedback, async ({ tx, params, body, user, now }) => {
    await giveFeedback(tx, params.id, body, { user, now })
    return done()
  }),
])
