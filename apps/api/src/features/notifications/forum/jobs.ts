// Ask Senpai: each person hears once of a thing that happened, never of what they did themselves.
import type { AnswerId, CommentId, QuestionId, UserId } from "#api/db/ids"
import { apartFrom } from "#api/features/blocks/service"
import { followersOf } from "#api/features/follows/service"
import {
  answerAccepted,
  answerChanged,
  answerPosted,
  commentChanged,
  commentPosted,
  invitationDeclined,
  questionAsked,
  questionChanged,
  questionMerged,
  questionParted,
  senpaiInvited,
} from "#api/features/forum/events"
import { inviterOf } from "#api/features/forum/invitations/service"
import {
  askersOf,
  mentionedIn,
  type News,
  newsOfAnswer,
  newsOfComment,
  newsOfQuestion,
} from "#api/features/forum/news/service"
import { senpaiFor } from "#api/features/senpai/service"
import { type Subscriber, subscribe } from "#api/platform/events"
import type { JobParts } from "#api/platform/jobs"
import { isHeardOf } from "../policy.ts"
import { groundOf, type Happening, notify } from "../service.ts"
import { settingsOf } from "../settings/service.ts"

type Told = Happening extends infer One
  ? One extends Happening
    ? Omit<One, "userId" | "key">
    : never
  : never

/**
 * In a transaction for each: one who is told stays told, whoever comes after. Blocks do not hold for who has no name: by blocking one
 * person after the other, and seeing of what one still hears, anybody could find out who it is.
 */
async function tell(
  parts: JobParts,
  userId: UserId | null,
  { writerId, isNameless }: Pick<News, "writerId" | "isNameless">,
  told: Told,
  key: string,
): Promise<void> {
  if (userId === null || userId === writerId) return
  await parts.db.transaction(async (tx) => {
    const isApart = writerId && !isNameless && (await apartFrom(tx, userId, [writerId])).size > 0
    if (!isApart) await notify(tx, { ...told, userId, key } as Happening, groundOf(parts), parts.clock.now())
  })
}

/**
 * Before everybody else whom it concerns, under the same key: whoever is mentioned and asked hears of it once, as a mention. Who wants
 * to hear of no mention hears of it as the others do.
 */
async function tellMentioned(
  parts: JobParts,
  news: News,
  { of, key, isChanged = false }: { of: Parameters<typeof mentionedIn>[1]; key: string; isChanged?: boolean },
): Promise<void> {
  const { autocommit } = parts.db
  const facts = { questionId: news.questionId, answerId: news.answerId }
  for (const userId of await mentionedIn(autocommit, of, { isChanged }))
    if (isHeardOf(await settingsOf(autocommit, userId), "mentions"))
      await tell(parts, userId, news, { kind: "mentioned", facts }, key)
}

const keyOf = {
  question: (id: QuestionId) => `question ${id}`,
  answer: (id: AnswerId) => `answer ${id}`,
  comment: (id: CommentId) => `comment ${id}`,
}

/** Nobody's name is in it. */
const byEditors = { writerId: null, isNameless: true }

export const forumSubscribers: readonly Subscriber[] = [
  subscribe(answerPosted, "notify-answer", (parts) => async ({ questionId, answerId }) => {
    const news = await newsOfAnswer(parts.db.autocommit, answerId)
    if (!news) return
    const [facts, key] = [{ questionId, answerId }, keyOf.answer(answerId)]
    await tellMentioned(parts, news, { of: answerId, key })
    await tell(parts, news.askerId, news, { kind: "question_answered", facts }, key)
    for await (const userId of followersOf(parts.db.autocommit, "question", [questionId]))
      await tell(parts, userId, news, { kind: "followed_answered", facts }, key)
  }),
  subscribe(answerChanged, "notify-answer-changed", (parts) => async ({ answerId }) => {
    const news = await newsOfAnswer(parts.db.autocommit, answerId)
    if (news) await tellMentioned(parts, news, { of: answerId, key: keyOf.answer(answerId), isChanged: true })
  }),
  subscribe(answerAccepted, "notify-accepted", (parts) => async ({ questionId, answerId }) => {
    const news = await newsOfAnswer(parts.db.autocommit, answerId)
    if (!news) return
    const facts = { questionId, answerId }
    // Done by whoever asked. Taken back and done again, it is no news.
    const asked = await newsOfQuestion(parts.db.autocommit, questionId)
    if (asked)
      await tell(parts, news.answererId, asked, { kind: "answer_accepted", facts }, `accepted ${answerId}`)
  }),
  subscribe(commentPosted, "notify-comment", (parts) => async ({ questionId, commentId }) => {
    const news = await newsOfComment(parts.db.autocommit, commentId)
    if (!news) return
    const told: Told = { kind: "commented", facts: { questionId, answerId: news.answerId } }
    const key = keyOf.comment(commentId)
    await tellMentioned(parts, news, { of: commentId, key })
    for (const userId of [news.askerId, news.answererId]) await tell(parts, userId, news, told, key)
    for await (const userId of followersOf(parts.db.autocommit, "question", [questionId]))
      await tell(parts, userId, news, told, key)
  }),
  subscribe(commentChanged, "notify-comment-changed", (parts) => async ({ commentId }) => {
    const news = await newsOfComment(parts.db.autocommit, commentId)
    if (news)
      await tellMentioned(parts, news, { of: commentId, key: keyOf.comment(commentId), isChanged: true })
  }),
  subscribe(questionMerged, "notify-merged", (parts) => async ({ questionId, mergedId }, eventId) => {
    const { db } = parts
    const [own, other] = await askersOf(db.autocommit, mergedId, questionId)
    // Undone and done again, it is news again.
    const [facts, key] = [{ questionId }, `merged ${eventId}`]
    await tell(parts, own, byEditors, { kind: "own_merged", facts }, key)
    await tell(parts, other, byEditors, { kind: "followed_merged", facts }, key)
    for await (const userId of followersOf(db.autocommit, "question", [questionId]))
      await tell(parts, userId, byEditors, { kind: "followed_merged", facts }, key)
  }),
  subscribe(questionParted, "notify-parted", (parts) => async ({ questionId, partedId }, eventId) => {
    const { db } = parts
    const [own, other] = await askersOf(db.autocommit, partedId, questionId)
    const [facts, key] = [{ questionId: partedId }, `parted ${eventId}`]
    await tell(parts, own, byEditors, { kind: "own_parted", facts }, key)
    await tell(parts, other, byEditors, { kind: "followed_parted", facts: { questionId } }, key)
    for await (const userId of followersOf(db.autocommit, "question", [partedId]))
      await tell(parts, userId, byEditors, { kind: "followed_parted", facts }, key)
  }),
  subscribe(questionAsked, "notify-question", (parts) => async ({ questionId, topics }) => {
    const news = await newsOfQuestion(parts.db.autocommit, questionId)
    if (!news) return
    const [facts, key] = [{ questionId }, keyOf.question(questionId)]
    await tellMentioned(parts, news, { of: questionId, key })
    for await (const userId of senpaiFor(parts.db.autocommit, topics))
      await tell(parts, userId, news, { kind: "field_asked", facts }, key)
    for await (const userId of followersOf(parts.db.autocommit, "topic", topics))
      await tell(parts, userId, news, { kind: "topic_asked", facts }, key)
  }),
  subscribe(senpaiInvited, "notify-invited", (parts) => async ({ questionId, senpaiId }) => {
    const news = await newsOfQuestion(parts.db.autocommit, questionId)
    if (!news) return
    const told: Told = { kind: "invited", facts: { questionId } }
    await tell(parts, senpaiId, news, told, `invitation ${questionId}`)
  }),
  subscribe(invitationDeclined, "notify-declined", (parts) => async ({ questionId, senpaiId }) => {
    const news = await newsOfQuestion(parts.db.autocommit, questionId)
    if (!news) return
    const told: Told = { kind: "invitation_declined", facts: { questionId } }
    const bySenpai = { ...news, writerId: senpaiId, isNameless: false }
    const inviter = await inviterOf(parts.db.autocommit, questionId, senpaiId)
    await tell(parts, inviter, bySenpai, told, `invitation ${questionId} declined ${senpaiId}`)
  }),
  subscribe(questionChanged, "notify-question-changed", (parts) => async ({ questionId }) => {
    const news = await newsOfQuestion(parts.db.autocommit, questionId)
    if (news)
      await tellMentioned(parts, news, { of: questionId, key: keyOf.question(questionId), isChanged: true })
  }),
]
