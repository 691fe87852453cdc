// Ask Senpai notices: at most one per person and event, and none of a person's own actions.

import type { NotificationCategory } from "@shirube/contract/people/notifications/routes"
import type { PostNoun } from "@shirube/vocabulary/community/forum/choices"
import type { Language } from "@shirube/vocabulary/language"
import type { Db } from "#api/kernel/db/client"
import type { AnswerId, CommentId, QuestionId, UserId } from "#api/kernel/db/ids"
import { type Notice, type NoticeKind, type NoticeLookup, noticeKind } from "#api/kernel/notices/kinds"
import { type Notices, on, onEach } from "#api/kernel/notices/sources"
import { followersOf } from "#api/modules/community/follows/service"
import { blockedEitherWay } from "#api/modules/people/blocks/service"
import { senpaiFor } from "#api/modules/people/senpai/service"
import {
  answerAccepted,
  answerChanged,
  answerPosted,
  commentChanged,
  commentPosted,
  invitationDeclined,
  postPendingReview,
  postReleased,
  postTakenDown,
  questionAsked,
  questionChanged,
  questionMerged,
  questionUnmerged,
  senpaiInvited,
} from "../events.ts"
import { inviterOf } from "../invitations/service.ts"
import {
  askersOf,
  lookUpAnswer,
  lookUpComment,
  lookUpQuestion,
  mentionedIn,
  type NoticeSubject,
  titlesOf,
  wordsOfAnswer,
} from "../notice-lookups/service.ts"
import { heldWords, releasedWords, type ThreadNotice, takenDownWords, threadWords } from "./present.ts"

interface AboutQuestion {
  readonly questionId: QuestionId
}
interface AboutAnswer extends AboutQuestion {
  readonly answerId: AnswerId
}
/** Under the question itself, or under an answer. */
interface AboutPlace extends AboutQuestion {
  readonly answerId: AnswerId | null
}
type Titles = Readonly<Record<Language, string>>

const threadPath = ({ questionId }: AboutQuestion) => `/community/ask-senpai/detail/${questionId}` as const
const placePath = ({ questionId, answerId }: AboutPlace) =>
  answerId === null
    ? threadPath({ questionId })
    : (`${threadPath({ questionId })}#answer-${answerId}` as const)

/** A question that was taken down has no title. */
const titles: NoticeLookup<AboutQuestion, Titles, QuestionId> = {
  idOf: ({ questionId }) => questionId,
  load: titlesOf,
}

const about = <Facts extends AboutQuestion>(
  name: ThreadNotice,
  category: NotificationCategory,
  path: (facts: Facts) => `/${string}`,
  rest: Partial<Pick<NoticeKind<Facts, Titles>, "quote" | "yieldsWhenMuted">> = {},
) =>
  noticeKind<Facts, Titles>({
    name,
    category,
    path,
    lookup: titles,
    words: (_, title) => threadWords(name, title),
    ...rest,
  })
const aboutThread = (name: ThreadNotice, category: NotificationCategory = "questions") =>
  about<AboutQuestion>(name, category, threadPath)

const quote: NoticeKind<AboutAnswer>["quote"] = (tx, { answerId }) => wordsOfAnswer(tx, answerId)

const questionAnswered = about<AboutAnswer>("question_answered", "questions", placePath, { quote })
const followedAnswered = about<AboutAnswer>("followed_answered", "questions", placePath, { quote })
const accepted = about<AboutAnswer>("answer_accepted", "questions", placePath)
const commented = about<AboutPlace>("commented", "questions", placePath)
const mentioned = about<AboutPlace>("mentioned", "mentions", placePath, { yieldsWhenMuted: true })
const ownMerged = aboutThread("own_merged")
const followedMerged = aboutThread("followed_merged")
const ownParted = aboutThread("own_parted")
const followedParted = aboutThread("followed_parted")
const topicAsked = aboutThread("topic_asked")
const fieldAsked = aboutThread("field_asked", "requests")
const invited = aboutThread("invited", "requests")
const declined = aboutThread("invitation_declined")

const takenDown = noticeKind<{ readonly noun: PostNoun; readonly isForGood: boolean }>({
  name: "post_taken_down",
  category: "account",
  path: "/account/posts",
  isMailedByItsFeature: true,
  words: ({ noun, isForGood }) => takenDownWords[noun][isForGood ? "forGood" : "forNow"],
})
const held = noticeKind<{ readonly noun: PostNoun }>({
  name: "post_held",
  category: "account",
  path: "/account/posts",
  words: ({ noun }) => heldWords[noun],
})
const released = noticeKind<AboutQuestion & { readonly noun: PostNoun }>({
  name: "post_released",
  category: "account",
  path: threadPath,
  words: ({ noun }) => releasedWords[noun],
})

type Writer = Pick<NoticeSubject, "writerId" | "isNameless">
/** Editors act unnamed, so blocks do not apply. */
const byEditors: Writer = { writerId: null, isNameless: true }

/**
 * Blocks do not apply to anonymous writers: by blocking people one by one and watching which notices still arrive, anyone
 * could find out who wrote it.
 */
async function* unlessApart(
  { autocommit }: Db,
  userId: UserId | null,
  { writerId, isNameless }: Writer,
  noticeTo: (userId: UserId) => Notice,
): AsyncIterable<Notice> {
  if (userId === null || userId === writerId) return
  const isApart = writerId && !isNameless && (await blockedEitherWay(autocommit, userId, [writerId])).size > 0
  if (!isApart) yield noticeTo(userId)
}

async function* toEach(
  db: Db,
  people: AsyncIterable<UserId> | Iterable<UserId | null>,
  writer: Writer,
  noticeTo: (userId: UserId) => Notice,
): AsyncIterable<Notice> {
  for await (const userId of people) yield* unlessApart(db, userId, writer, noticeTo)
}

const followers = ({ autocommit }: Db, questionId: QuestionId) =>
  followersOf(autocommit, "question", [questionId])

/** Comes first under its key: a person mentioned in the answer to their question gets only the mention. */
async function* toMentioned(
  db: Db,
  news: NoticeSubject,
  { of, key, isChanged = false }: { of: Parameters<typeof mentionedIn>[1]; key: string; isChanged?: boolean },
): AsyncIterable<Notice> {
  const { questionId, answerId } = news
  const people = await mentionedIn(db.autocommit, of, { isChanged })
  yield* toEach(db, people, news, (userId) => mentioned.to(userId, { questionId, answerId }, key))
}

const keyOf = {
  question: (id: QuestionId) => `question ${id}`,
  answer: (id: AnswerId) => `answer ${id}`,
  comment: (id: CommentId) => `comment ${id}`,
}

export const notices: Notices = {
  kinds: [
    questionAnswered,
    followedAnswered,
    accepted,
    commented,
    mentioned,
    ownMerged,
    followedMerged,
    ownParted,
    followedParted,
    topicAsked,
    fieldAsked,
    invited,
    declined,
    takenDown,
    held,
    released,
  ],
  on: [
    onEach(answerPosted, "notify-answer", async function* ({ questionId, answerId }, { db }) {
      const news = await lookUpAnswer(db.autocommit, answerId)
      if (!news) return
      const [facts, key] = [{ questionId, answerId }, keyOf.answer(answerId)]
      yield* toMentioned(db, news, { of: answerId, key })
      yield* unlessApart(db, news.askerId, news, (userId) => questionAnswered.to(userId, facts, key))
      yield* toEach(db, followers(db, questionId), news, (userId) => followedAnswered.to(userId, facts, key))
    }),
    onEach(answerChanged, "notify-answer-changed", async function* ({ answerId }, { db }) {
      const news = await lookUpAnswer(db.autocommit, answerId)
      if (news) yield* toMentioned(db, news, { of: answerId, key: keyOf.answer(answerId), isChanged: true })
    }),
    onEach(answerAccepted, "notify-accepted", async function* ({ questionId, answerId }, { db }) {
      const news = await lookUpAnswer(db.autocommit, answerId)
      // The asker accepts. Accepting again after a withdrawal has the same key, so it does not notify twice.
      const asked = news && (await lookUpQuestion(db.autocommit, questionId))
      if (asked)
        yield* unlessApart(db, news.answererId, asked, (userId) =>
          accepted.to(userId, { questionId, answerId }, `accepted ${answerId}`),
        )
    }),
    onEach(commentPosted, "notify-comment", async function* ({ questionId, commentId }, { db }) {
      const news = await lookUpComment(db.autocommit, commentId)
      if (!news) return
      const [facts, key] = [{ questionId, answerId: news.answerId }, keyOf.comment(commentId)]
      const noticeTo = (userId: UserId) => commented.to(userId, facts, key)
      yield* toMentioned(db, news, { of: commentId, key })
      yield* toEach(db, [news.askerId, news.answererId], news, noticeTo)
      yield* toEach(db, followers(db, questionId), news, noticeTo)
    }),
    onEach(commentChanged, "notify-comment-changed", async function* ({ commentId }, { db }) {
      const news = await lookUpComment(db.autocommit, commentId)
      if (news)
        yield* toMentioned(db, news, { of: commentId, key: keyOf.comment(commentId), isChanged: true })
    }),
    onEach(questionMerged, "notify-merged", async function* ({ questionId, mergedId }, { db, eventId }) {
      const [own, other] = await askersOf(db.autocommit, mergedId, questionId)
      // Keyed by event: merging again after an undo notifies again.
      const [facts, key] = [{ questionId }, `merged ${eventId}`]
      const toOthers = (userId: UserId) => followedMerged.to(userId, facts, key)
      yield* unlessApart(db, own, byEditors, (userId) => ownMerged.to(userId, facts, key))
      yield* unlessApart(db, other, byEditors, toOthers)
      yield* toEach(db, followers(db, questionId), byEditors, toOthers)
    }),
    onEach(questionUnmerged, "notify-parted", async function* ({ questionId, partedId }, { db, eventId }) {
      const [own, other] = await askersOf(db.autocommit, partedId, questionId)
      const [facts, key] = [{ questionId: partedId }, `parted ${eventId}`]
      yield* unlessApart(db, own, byEditors, (userId) => ownParted.to(userId, facts, key))
      yield* unlessApart(db, other, byEditors, (userId) => followedParted.to(userId, { questionId }, key))
      yield* toEach(db, followers(db, partedId), byEditors, (userId) => followedParted.to(userId, facts, key))
    }),
    onEach(questionAsked, "notify-question", async function* ({ questionId, topics }, { db }) {
      const news = await lookUpQuestion(db.autocommit, questionId)
      if (!news) return
      const [facts, key] = [{ questionId }, keyOf.question(questionId)]
      yield* toMentioned(db, news, { of: questionId, key })
      yield* toEach(db, senpaiFor(db.autocommit, topics), news, (userId) => fieldAsked.to(userId, facts, key))
      yield* toEach(db, followersOf(db.autocommit, "topic", topics), news, (userId) =>
        topicAsked.to(userId, facts, key),
      )
    }),
    onEach(senpaiInvited, "notify-invited", async function* ({ questionId, senpaiId }, { db }) {
      const news = await lookUpQuestion(db.autocommit, questionId)
      if (news)
        yield* unlessApart(db, senpaiId, news, (userId) =>
          invited.to(userId, { questionId }, `invitation ${questionId}`),
        )
    }),
    onEach(invitationDeclined, "notify-declined", async function* ({ questionId, senpaiId }, { db }) {
      if (!(await lookUpQuestion(db.autocommit, questionId))) return
      const inviter = await inviterOf(db.autocommit, questionId, senpaiId)
      yield* unlessApart(db, inviter, { writerId: senpaiId, isNameless: false }, (userId) =>
        declined.to(userId, { questionId }, `invitation ${questionId} declined ${senpaiId}`),
      )
    }),
    onEach(questionChanged, "notify-question-changed", async function* ({ questionId }, { db }) {
      const news = await lookUpQuestion(db.autocommit, questionId)
      if (news)
        yield* toMentioned(db, news, { of: questionId, key: keyOf.question(questionId), isChanged: true })
    }),
    on(postTakenDown, "notify-post-taken-down", ({ userId, noun, isForGood }, key) =>
      takenDown.to(userId, { noun, isForGood }, key),
    ),
    on(postPendingReview, "notify-post-held", ({ userId, noun }, key) => held.to(userId, { noun }, key)),
    on(postReleased, "notify-post-released", ({ userId, noun, questionId }, key) =>
      released.to(userId, { noun, questionId }, key),
    ),
  ],
}
