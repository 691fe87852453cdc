import * as contract from "@shirube/contract/community/forum/moderation"
import { created, done, ok, slice } from "#api/kernel/http/slice"
import { mergeQuestion, partsOf, unmergeQuestion } from "../merging/service.ts"
import { slowQuestion } from "../slow-mode/service.ts"
import { presentHidden } from "./present.ts"
import { closeQuestion, correctHiddenPost, hiddenPosts, submitToModeration } from "./service.ts"

export const moderationRoutes = slice(({ implement }) => [
  implement(contract.listHiddenPosts, async ({ tx, user, language }) =>
    ok({ items: (await hiddenPosts(tx, user, language)).map((post) => presentHidden(post, language)) }),
  ),
  implement(contract.correctPost, async ({ tx, user, params, body, visit, platform }) => {
    return ok({ is_held: await correctHiddenPost(tx, params, body, { user, visit, platform }) })
  }),
  implement(contract.reviewPost, async ({ tx, user, params, visit, platform }) =>
    created({ review_id: await submitToModeration(tx, params, { user, visit, platform }) }),
  ),
  implement(contract.lockQuestion, async ({ tx, user, params, body, visit, platform }) => {
    await closeQuestion(tx, params.id, body.reason, { user, visit, platform })
    return done()
  }),
  implement(contract.unlockQuestion, async ({ tx, user, params, visit, platform }) => {
    await closeQuestion(tx, params.id, null, { user, visit, platform })
    return done()
  }),
  implement(contract.mergeQuestion, async ({ tx, user, params, body, visit, platform }) => {
    await mergeQuestion(tx, params.id, body.into_id, { user, visit, platform })
    return done()
  }),
  implement(contract.unmergeQuestion, async ({ tx, user, params, visit, platform }) => {
    await unmergeQuestion(tx, params.id, { user, visit, platform })
    return done()
  }),
  implement(contract.listMergedQuestions, async ({ tx, params, language }) => {
    const parts = await partsOf(tx, params.id, language)
    return ok({
      items: parts.map(({ mergedAt, ...part }) => ({ ...part, merged_at: mergedAt.toISOString() })),
    })
  }),
  implement(contract.slowQuestion, async ({ tx, user, params, body, visit, platform }) => {
    await slowQuestion(tx, params.id, body.minutes, { user, visit, platform })
    return done()
  }),
  implement(contract.unslowQuestion, async ({ tx, user, params, visit, platform }) => {
    await slowQuestion(tx, params.id, null, { user, visit, platform })
    return done()
  }),
])
