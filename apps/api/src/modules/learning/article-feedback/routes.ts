import * as contract from "@shirube/contract/learning/article-feedback/routes"
import { done, ok, slice } from "#api/kernel/http/slice"
import { feedbackLines, feedbackNumbers, giveFeedback, removeLine } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.giveArticleFeedback, async ({ tx, params, body, now }) => {
    await giveFeedback(tx, { id: params.feedback, articleId: params.id }, body, now)
    return done()
  }),
  implement(contract.countArticleFeedback, async ({ tx, language }) =>
    ok({ items: await feedbackNumbers(tx, language) }),
  ),
  implement(contract.listArticleFeedback, async ({ tx, query, language }) =>
    ok(await feedbackLines(tx, query, language)),
  ),
  implement(contract.removeArticleFeedback, async ({ tx, params }) => {
    await removeLine(tx, params.feedback)
    return done()
  }),
])
