import * as comments from "@shirube/contract/career/document-reviews/comments"
import * as contract from "@shirube/contract/career/document-reviews/routes"
import { created, done, ok, slice } from "#api/kernel/http/slice"
import { askForReview } from "./asking/service.ts"
import { decideMark, decline, saveComments, sendComments, takeReview } from "./commenting/service.ts"
import { withdrawReview } from "./endings/service.ts"
import { presentQueued, presentReview, presentSummary } from "./present.ts"
import { listQueue, listReviews, opened, openRequest, ownReview } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.askForReview, async ({ tx, user, body, platform: { vault, config }, now }) =>
    created(
      presentReview(await opened(tx, await askForReview(tx, user.id, body, { vault, config, now }), vault)),
    ),
  ),
  implement(contract.listReviews, async ({ tx, user, query, platform: { vault } }) => {
    const { items, nextCursor } = await listReviews(tx, user, query, vault)
    return ok({
      items: items.map((own) => presentSummary(own, openRequest(vault, own.review))),
      next_cursor: nextCursor,
    })
  }),
  implement(contract.listQueuedReviews, async ({ tx, user, query, platform: { vault } }) => {
    const { items, nextCursor } = await listQueue(tx, user.id, query, vault)
    return ok({
      items: items.map((review) => presentQueued(review, openRequest(vault, review))),
      next_cursor: nextCursor,
    })
  }),
  implement(contract.getReview, async ({ tx, user, params, platform: { vault } }) =>
    ok(presentReview(await opened(tx, await ownReview(tx, params.review, user), vault))),
  ),
  implement(contract.takeReview, async ({ tx, user, params, platform: { vault }, now }) =>
    ok(presentReview(await opened(tx, await takeReview(tx, params.review, { user, now }), vault))),
  ),
  implement(contract.declineReview, async ({ tx, user, params, body, platform: { vault }, now }) =>
    ok(presentReview(await opened(tx, await decline(tx, params.review, body.reason, { user, now }), vault))),
  ),
  implement(comments.saveComments, async ({ tx, user, params, body, platform: { vault }, now }) => {
    const saved = await saveComments(tx, params.review, body, { user, vault, now })
    return ok({ version: saved.version, updated_at: saved.updatedAt.toISOString() })
  }),
  implement(comments.sendComments, async ({ tx, user, params, body, platform: { vault }, now }) =>
    ok(
      presentReview(
        await opened(tx, await sendComments(tx, params.review, body.version, { user, vault, now }), vault),
      ),
    ),
  ),
  implement(contract.withdrawReview, async ({ tx, user, params, platform: { vault }, now }) =>
    ok(presentReview(await opened(tx, await withdrawReview(tx, params.review, { user, now }), vault))),
  ),
  implement(comments.decideMark, async ({ tx, user, params, body, platform: { vault }, now }) => {
    const decided = { mark: params.mark, decision: body.decision }
    await decideMark(tx, params.review, decided, { user, vault, now })
    return done()
  }),
])
