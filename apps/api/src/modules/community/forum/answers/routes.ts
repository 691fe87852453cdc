import * as contract from "@shirube/contract/community/forum/answers"
import { created, done, ok, shared, slice } from "#api/kernel/http/slice"
import { retryKey } from "#api/kernel/security/session"
import { questionTag } from "../events.ts"
import { shownWith } from "../reading/service.ts"
import { takeDown } from "../removal/service.ts"
import { presentOldText, presentVersion } from "../texts/present.ts"
import { refuseUnlistedLanguage } from "../texts/service.ts"
import { presentAnswers } from "./present.ts"
import {
  answerHistory,
  answerQuestion,
  answerTexts,
  editAnswer,
  listAnswers,
  translateAnswer,
} from "./service.ts"

export const answerRoutes = slice(({ implement }) => [
  implement(contract.listAnswers, async ({ tx, params, query, language: own }) => {
    refuseUnlistedLanguage(query.language, own)
    const language = query.language ?? own
    const { thread, page, texts, people } = await listAnswers(tx, params.id, {
      ...query,
      language,
      shownIn: own,
    })
    return shared(
      presentAnswers(page, thread, { texts, people, language }),
      shownWith(people, questionTag(thread.id)),
    )
  }),
  implement(contract.postAnswer, async ({ tx, user, params, body, headers, visit, platform }) => {
    const answer = { ...body, questionId: params.id, retryKey: retryKey(headers) }
    const { id, isHeld } = await answerQuestion(tx, answer, { user, visit, platform })
    return created({ id, is_held: isHeld })
  }),
  implement(contract.editAnswer, async ({ tx, user, params, body, visit, platform }) => {
    return ok({ is_held: await editAnswer(tx, params.id, body.text, { user, visit, platform }) })
  }),
  implement(contract.removeAnswer, async ({ tx, user, params, visit, platform }) => {
    await takeDown(tx, { noun: "answer", id: params.id }, { user, visit, platform })
    return done()
  }),
  implement(contract.listAnswerTexts, async ({ tx, params }) => {
    const { thread, texts, people } = await answerTexts(tx, params.id)
    return shared(
      { items: texts.map((text) => presentVersion(text, thread, people)) },
      shownWith(people, questionTag(thread.questionId)),
    )
  }),
  implement(contract.putAnswerText, async ({ tx, user, params, body, visit, platform }) => {
    const words = { language: params.language, text: body.text }
    return ok({ is_held: await translateAnswer(tx, params.id, words, { user, visit, platform }) })
  }),
  implement(contract.listAnswerHistory, async ({ tx, params, query }) => {
    const { thread, items, people, nextCursor } = await answerHistory(tx, params.id, query)
    return shared(
      { items: items.map((text) => presentOldText(text, thread, people)), next_cursor: nextCursor },
      shownWith(people, questionTag(thread.questionId)),
    )
  }),
])
