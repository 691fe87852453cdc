import { listFollowedQuestions } from "@shirube/contract/community/follows/routes"
import * as lists from "@shirube/contract/community/forum/question-lists"
import * as contract from "@shirube/contract/community/forum/questions"
import { created, done, ok, shared, slice } from "#api/kernel/http/slice"
import { retryKey } from "#api/kernel/security/session"
import { FOUND } from "#api/modules/common/search/events"
import { courseTag } from "#api/modules/learning/courses/events"
import {
  ANSWERED,
  LISTS,
  lessonQuestionsTag,
  QUESTIONS,
  questionTag,
  rowTag,
  topicTag,
  UNANSWERED,
} from "../events.ts"
import {
  answeredQuestions,
  findQuestions,
  followedQuestions,
  listQuestions,
  ownQuestions,
  questionsAbout,
  questionsForSenpai,
} from "../lists/service.ts"
import { shownWith } from "../reading/service.ts"
import { takeDown } from "../removal/service.ts"
import { presentOldText, presentVersion } from "../texts/present.ts"
import { refuseUnlistedLanguage } from "../texts/service.ts"
import { presentQuestion, presentSummaries } from "./present.ts"
import {
  accept,
  ask,
  askerOf,
  editQuestion,
  questionHistory,
  questionTexts,
  readQuestion,
  translateQuestion,
} from "./service.ts"

export const questionRoutes = slice(({ implement }) => [
  implement(lists.listQuestions, { transaction: false }, async ({ db, query, language }) => {
    const { q, sort, ...listing } = query
    const found = q
      ? await findQuestions(db, { ...listing, q }, language)
      : { ...(await listQuestions(db.autocommit, { ...listing, sort }, language)), isCut: false }
    const tags = [
      query.topic ? topicTag(query.topic) : LISTS,
      ...(sort === "unanswered" ? [UNANSWERED] : []),
      ...(q ? [QUESTIONS, FOUND] : []),
      ...found.items.map(({ id }) => rowTag(id)),
    ]
    return shared(
      { ...presentSummaries(found, language), has_more_than_found: found.isCut },
      shownWith(found.people, ...tags),
    )
  }),
  implement(lists.listAnsweredQuestions, { transaction: false }, async ({ db, language }) => {
    const found = await answeredQuestions(db.autocommit, lists.ANSWERED_QUESTIONS, language)
    const rows = found.items.map(({ id }) => rowTag(id))
    return shared(
      { items: presentSummaries(found, language).items },
      shownWith(found.people, ANSWERED, ...rows),
    )
  }),
  implement(lists.listOwnQuestions, async ({ tx, user, query, language }) =>
    ok(presentSummaries(await ownQuestions(tx, user, query, language), language)),
  ),
  implement(listFollowedQuestions, async ({ tx, user, query, language }) =>
    ok(await followedQuestions(tx, user, query, language)),
  ),
  implement(lists.listQuestionsForSenpai, async ({ tx, user, query, language }) => {
    const { invitedTo, ...found } = await questionsForSenpai(tx, user, query, language)
    const { items, next_cursor } = presentSummaries(found, language)
    const invited = new Set<string>(invitedTo)
    return ok({ items: items.map((item) => ({ ...item, is_invited: invited.has(item.id) })), next_cursor })
  }),
  implement(lists.listSimilarQuestions, { transaction: false }, async ({ db, query, language }) => {
    const listing = { q: query.title, limit: lists.SIMILAR_QUESTIONS_MAX }
    const found = await findQuestions(db, listing, language, true)
    return ok({ items: presentSummaries(found, language).items })
  }),
  implement(lists.listQuestionsAboutLesson, async ({ tx, params, language }) => {
    const about = { courseId: params.id, key: params.key }
    const found = await questionsAbout(tx, about, lists.QUESTIONS_ABOUT_LESSON, language)
    const rows = found.items.map(({ id }) => rowTag(id))
    return shared(
      { items: presentSummaries(found, language).items },
      shownWith(found.people, lessonQuestionsTag(found.lessonId), courseTag(params.id), ...rows),
    )
  }),
  implement(contract.getQuestion, async ({ tx, params, query, language }) => {
    refuseUnlistedLanguage(query.language, language)
    const found = await readQuestion(tx, params.id, {
      language: query.language ?? language,
      shownIn: language,
    })
    const { people, aboutLesson } = found
    return shared(
      presentQuestion(found, { language, readIn: query.language }),
      shownWith(people, questionTag(params.id), ...(aboutLesson ? [courseTag(aboutLesson.courseId)] : [])),
    )
  }),
  implement(contract.askQuestion, async ({ tx, user, body, headers, visit, platform }) => {
    const { japanese_level, is_anonymous, about_lesson, ...words } = body
    const draft = {
      ...words,
      japaneseLevel: japanese_level ?? null,
      isAnonymous: is_anonymous,
      aboutLessonId: about_lesson ?? null,
    }
    const asked = await ask(tx, { ...draft, retryKey: retryKey(headers) }, { user, visit, platform })
    return created({ id: asked.id, is_held: asked.isHeld })
  }),
  implement(contract.editQuestion, async ({ tx, user, params, body, visit, platform }) => {
    const { japanese_level, is_anonymous, ...words } = body
    const draft = { ...words, japaneseLevel: japanese_level ?? null, isAnonymous: is_anonymous }
    return ok({ is_held: await editQuestion(tx, params.id, draft, { user, visit, platform }) })
  }),
  implement(contract.removeQuestion, async ({ tx, user, params, visit, platform }) => {
    await takeDown(tx, { noun: "question", id: params.id }, { user, visit, platform })
    return done()
  }),
  implement(contract.acceptAnswer, async ({ tx, user, params, body }) => {
    await accept(tx, params.id, body.answer_id, { user })
    return done()
  }),
  implement(contract.unacceptAnswer, async ({ tx, user, params }) => {
    await accept(tx, params.id, null, { user })
    return done()
  }),
  implement(contract.listQuestionTexts, async ({ tx, params }) => {
    const { thread, texts, people } = await questionTexts(tx, params.id)
    return shared(
      { items: texts.map((text) => presentVersion(text, thread, people)) },
      shownWith(people, questionTag(params.id)),
    )
  }),
  implement(contract.putQuestionText, async ({ tx, user, params, body, visit, platform }) => {
    const words = { language: params.language, ...body }
    return ok({ is_held: await translateQuestion(tx, params.id, words, { user, visit, platform }) })
  }),
  implement(contract.listQuestionHistory, async ({ tx, params, query }) => {
    const { thread, items, people, nextCursor } = await questionHistory(tx, params.id, query)
    return shared(
      { items: items.map((text) => presentOldText(text, thread, people)), next_cursor: nextCursor },
      shownWith(people, questionTag(params.id)),
    )
  }),
  implement(contract.getAsker, async ({ tx, user, params, visit, platform }) => {
    const { isAnonymous, asker } = await askerOf(tx, params.id, { user, visit, platform })
    return ok({
      is_anonymous: isAnonymous,
      asker: asker && { id: asker.id, name: asker.name, seal: asker.seal },
    })
  }),
])
