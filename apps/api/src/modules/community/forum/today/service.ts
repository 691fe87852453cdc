// What is new for a member in Ask Senpai.
import { topicTexts } from "@shirube/vocabulary/topics"
import { namedId, type UserId } from "#api/kernel/db/ids"
import type { TodayLookups } from "#api/kernel/features/today"
import { parseRuby } from "#api/kernel/text/ruby"
import { followedTopics, newestFollowed } from "#api/modules/community/follows/service"
import { writersOf } from "#api/modules/identity/accounts/service"
import { blockedBy } from "#api/modules/people/blocks/service"
import { questionsForSenpai } from "../lists/service.ts"
import { isOwn, isSenpai } from "../policy.ts"
import { presentSummaries } from "../questions/present.ts"
import { selectByIds } from "../questions/queries.ts"
import { textsOf } from "../reading/service.ts"
import { selectNewestAnswersBy, selectNewestIn } from "./queries.ts"

const MOST = 3
/** More than are shown: the member's own and those of blocked people are left out. */
const LOOKED_THROUGH = 10
const MOST_FOLLOWED = 50
const NEW_FOR_MS = 7 * 86_400_000

export const newsToday: TodayLookups["news"] = async (tx, { user, language, now }) => {
  const topics = await followedTopics(tx, user)
  const { ids } = await newestFollowed(tx, user, "mentor", { cursor: undefined, limit: MOST_FOLLOWED })
  const newest = { since: new Date(now.getTime() - NEW_FOR_MS), limit: LOOKED_THROUGH }
  const asked = topics.length === 0 ? [] : await selectNewestIn(tx, topics, newest)
  const answered = ids.length === 0 ? [] : await selectNewestAnswersBy(tx, ids.map(namedId<UserId>), newest)
  if (asked.length + answered.length === 0) return { items: [] }
  const questions = await selectByIds(
    tx,
    [...asked, ...answered].map(({ questionId }) => questionId),
  )
  const blocked = new Set(await blockedBy(tx, user.id))
  const byId = new Map(
    questions
      .filter(({ askerId, isAnonymous }) => isAnonymous || askerId === null || !blocked.has(askerId))
      .map((question) => [question.id, question]),
  )
  const texts = await textsOf(tx, [...byId.keys()], language, { isWhole: false })
  const people = await writersOf(
    tx,
    answered.map(({ authorId }) => authorId),
  )
  const items = [
    ...answered.flatMap(({ questionId, answerId, authorId, at }) => {
      const senpai = people.get(authorId)
      return senpai
        ? [
            {
              questionId,
              answerId,
              at,
              reason: { kind: "senpai" as const, name: senpai.name, seal: senpai.seal },
            },
          ]
        : []
    }),
    ...asked.map(({ questionId, topic, at }) => ({
      questionId,
      answerId: null,
      at,
      reason: { kind: "topic" as const, key: topic, name: topicTexts[topic].name[language] },
    })),
  ]
  const shown = items.flatMap(({ questionId, answerId, at, reason }) => {
    const [question, text] = [byId.get(questionId), texts.get(questionId)]
    // Of the member's own question, an answer is already among the unread.
    if (!question || !text || isOwn(user, question.askerId)) return []
    return [
      {
        question_id: questionId,
        answer_id: answerId,
        language: text.language,
        title_ruby: parseRuby(text.title ?? ""),
        reason,
        at: new Date(at).toISOString(),
      },
    ]
  })
  const newestFirst = shown.toSorted((one, other) => other.at.localeCompare(one.at))
  const isFirst = ({ question_id }: (typeof shown)[number], place: number) =>
    newestFirst.findIndex((each) => each.question_id === question_id) === place
  return { items: newestFirst.filter(isFirst).slice(0, MOST) }
}

const MOST_WAITING = 2

export const waitingToday: TodayLookups["waiting_questions"] = async (tx, { user, language }) => {
  if (!isSenpai(user) || user.registerStep !== null || user.suspension) return { items: [] }
  const { invitedTo, ...found } = await questionsForSenpai(
    tx,
    user,
    { cursor: undefined, limit: LOOKED_THROUGH },
    language,
  )
  const { items } = presentSummaries(found, language)
  return {
    items: items.slice(0, MOST_WAITING).map((question) => ({
      ...question,
      is_invited: invitedTo.some((id) => id === question.id),
    })),
  }
}
