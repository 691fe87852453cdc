// Notices to the followers of a senpai: one for each new tip, course and answer.

import type { Language } from "@shirube/vocabulary/language"
import type { Db, Tx } from "#api/kernel/db/client"
import type { AnswerId, CourseId, QuestionId, TipId, UserId } from "#api/kernel/db/ids"
import { type Notice, type NoticeLookup, noticeKind } from "#api/kernel/notices/kinds"
import { type Notices, onEach } from "#api/kernel/notices/sources"
import { followersOf } from "#api/modules/community/follows/service"
import { answerPosted } from "#api/modules/community/forum/events"
import { lookUpAnswer } from "#api/modules/community/forum/notice-lookups/service"
import { peopleOf } from "#api/modules/identity/accounts/service"
import { coursePublished } from "#api/modules/learning/courses/events"
import { courseAuthor } from "#api/modules/learning/courses/publications/service"
import { tipPublished } from "#api/modules/learning/tips/events"
import { tipAuthor, pathOf as tipPath } from "#api/modules/learning/tips/service"
import { blockedEitherWay } from "#api/modules/people/blocks/service"
import { selectPage } from "../queries.ts"

interface AboutSenpai {
  readonly userId: UserId
}
type AboutTip = AboutSenpai & { readonly tipId: TipId }
type AboutCourse = AboutSenpai & { readonly courseId: CourseId }
type AboutAnswer = AboutSenpai & { readonly questionId: QuestionId; readonly answerId: AnswerId }

/** The name as it is when the notice is read; undefined if the account is deleted. */
const name: NoticeLookup<AboutSenpai, string, UserId> = {
  idOf: ({ userId }) => userId,
  load: async (tx, ids) => new Map([...(await peopleOf(tx, ids))].map(([id, person]) => [id, person.name])),
}

const titles = {
  tip: {
    en: (senpai: string) => `${senpai} has published a new tip`,
    ja: (senpai: string) => `${senpai}さんが新しいヒントを公開しました`,
  },
  course: {
    en: (senpai: string) => `${senpai} has published a new course`,
    ja: (senpai: string) => `${senpai}さんが新しいコースを公開しました`,
  },
  answer: {
    en: (senpai: string) => `${senpai} has answered a question`,
    ja: (senpai: string) => `${senpai}さんが質問に回答しました`,
  },
} as const
const someone: Readonly<Record<Language, string>> = { en: "A senpai", ja: "先輩" }
const text: Readonly<Record<Language, string>> = {
  en: "You follow this senpai.",
  ja: "フォロー中の先輩です。",
}

const aboutWork = <Facts extends AboutSenpai>(
  work: keyof typeof titles,
  path: (facts: Facts) => `/${string}`,
) =>
  noticeKind<Facts, string>({
    name: `mentor_${work}`,
    category: "questions",
    path,
    lookup: name,
    words: (_, senpai) => ({
      en: { title: titles[work].en(senpai ?? someone.en), text: text.en },
      ja: { title: titles[work].ja(senpai ?? someone.ja), text: text.ja },
    }),
  })

const newTip = aboutWork<AboutTip>("tip", ({ tipId }) => tipPath(tipId))
const newCourse = aboutWork<AboutCourse>("course", ({ courseId }) => `/course/${courseId}`)
const newAnswer = aboutWork<AboutAnswer>(
  "answer",
  ({ questionId, answerId }) => `/community/ask-senpai/detail/${questionId}#answer-${answerId}`,
)

/** Only while the page is shown, and not to followers with a block in either direction. */
async function* toFollowers(
  { autocommit }: Db,
  senpaiId: UserId | null | undefined,
  noticeTo: (followerId: UserId, senpaiId: UserId) => Notice,
): AsyncIterable<Notice> {
  if (!senpaiId || !(await isShown(autocommit, senpaiId))) return
  for await (const followerId of followersOf(autocommit, "mentor", [senpaiId]))
    if ((await blockedEitherWay(autocommit, followerId, [senpaiId])).size === 0)
      yield noticeTo(followerId, senpaiId)
}

const isShown = async (tx: Tx, userId: UserId) => Boolean((await selectPage(tx, userId))?.publishedAt)

export const followerNotices = {
  kinds: [newTip, newCourse, newAnswer],
  on: [
    onEach(tipPublished, "notify-followers-tip", async function* ({ tipId, isFirst }, { db }) {
      if (isFirst)
        yield* toFollowers(db, await tipAuthor(db.autocommit, tipId), (to, userId) =>
          newTip.to(to, { userId, tipId }, `tip ${tipId}`),
        )
    }),
    onEach(coursePublished, "notify-followers-course", async function* ({ courseId }, { db }) {
      yield* toFollowers(db, await courseAuthor(db.autocommit, courseId), (to, userId) =>
        newCourse.to(to, { userId, courseId }, `course ${courseId}`),
      )
    }),
    onEach(answerPosted, "notify-followers-answer", async function* ({ questionId, answerId }, { db }) {
      const news = await lookUpAnswer(db.autocommit, answerId)
      if (!news || news.isNameless) return
      // The key of the thread's own notices: the asker and the question's followers get one, not two.
      yield* toFollowers(db, news.writerId, (to, userId) =>
        newAnswer.to(to, { userId, questionId, answerId }, `answer ${answerId}`),
      )
    }),
  ],
} as const satisfies Notices
