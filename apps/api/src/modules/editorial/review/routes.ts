import * as presence from "@shirube/contract/editorial/review/presence"
import * as contract from "@shirube/contract/editorial/review/routes"
import * as undoing from "@shirube/contract/editorial/review/undoing"
import { done, ok, type Slice, slice } from "#api/kernel/http/slice"
import {
  decide,
  listUndoable,
  openReviewFile,
  readReview,
  requireReview,
  undoDecision,
} from "./decisions/service.ts"
import { closeReview, listOpen, openReview } from "./presence/service.ts"
import { presentItem, presentQueue, presentReview, presentUndoable } from "./present.ts"
import { listQueues, listWaiting } from "./service.ts"
import { templateRoutes } from "./templates/routes.ts"

export const routes: Slice = slice(({ implement }) => [
  ...templateRoutes,
  implement(contract.listQueues, async ({ tx, platform, user, language }) =>
    ok({ items: (await listQueues(tx, platform, user)).map((queue) => presentQueue(queue, language)) }),
  ),
  implement(contract.listReviews, async ({ tx, platform, user, query, language }) => {
    const { items, nextCursor } = await listWaiting(tx, platform, query, user)
    return ok({ items: items.map((item) => presentItem(item, language)), next_cursor: nextCursor })
  }),
  implement(contract.getReview, async ({ tx, platform, user, params, visit, language }) =>
    ok(presentReview(await readReview(tx, platform, user, params.id, visit), language)),
  ),
  implement(contract.decideReview, async ({ tx, platform, user, params, body, visit, language }) => {
    const { version, outcome, parts = null, name = null } = body
    const { suspend_for: length, suspend_reason = "other" } = body
    const reasoning = {
      reasonKey: body.reason_key || null,
      reason: body.reason || null,
      note: body.note || null,
    }
    const suspension = length
      ? { length, reason: suspend_reason, words: reasoning.reason, hidesPosts: body.hide_posts ?? false }
      : null
    const decision = { version, outcome, parts, name, suspension, ...reasoning }
    const decided = await decide(tx, platform, user, params.id, decision, visit)
    return ok(presentReview(decided, language))
  }),
  implement(presence.listOpenReviews, async ({ tx, user, now }) => {
    const open = await listOpen(tx, user, now)
    return ok({ items: open.map(({ reviewId, name }) => ({ review_id: reviewId, name })) })
  }),
  implement(presence.openReview, async ({ tx, platform, user, params, now }) => {
    await requireReview(tx, platform, user, params.id)
    await openReview(tx, user, params.id, now)
    return done()
  }),
  implement(presence.closeReview, async ({ tx, user, params }) => {
    await closeReview(tx, user, params.id)
    return done()
  }),
  implement(undoing.undoDecision, async ({ tx, platform, user, params, visit, language }) =>
    ok(presentReview(await undoDecision(tx, platform, user, params.id, visit), language)),
  ),
  implement(undoing.listUndoable, async ({ tx, platform, user, now, language }) => {
    const items = await listUndoable(tx, platform, user, now)
    return ok({ items: items.map((item) => presentUndoable(item, language)) })
  }),
  implement(contract.readReviewFile, async ({ tx, platform, user, params, visit }) =>
    ok(await openReviewFile(tx, platform, user, params, visit)),
  ),
])
