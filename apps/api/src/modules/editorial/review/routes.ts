import * as contract from "@shirube/contract/editorial/review/routes"
import { ok, slice } from "#api/kernel/http/slice"
import { decide, openReviewFile, readReview } from "./decisions/service.ts"
import { presentItem, presentQueue, presentReview } from "./present.ts"
import { listQueues, listWaiting } from "./service.ts"

export const routes = slice(({ implement }) => [
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
  implement(contract.readReviewFile, async ({ tx, platform, user, params, visit }) =>
    ok(await openReviewFile(tx, platform, user, params, visit)),
  ),
])
