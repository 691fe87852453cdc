// Notices about reviews. Never a word of the document or of a comment: mails and lock screens are read by others.
import {
  openReviewStates,
  type ReviewSide,
  type ReviewState,
} from "@shirube/vocabulary/career/document-reviews/choices"
import type { DocumentReviewId, UserId } from "#api/kernel/db/ids"
import { type NoticeLookup, type NoticeWords, noticeKind } from "#api/kernel/notices/kinds"
import { type Notices, onEach } from "#api/kernel/notices/sources"
import { writersOf } from "#api/modules/identity/accounts/service"
import { type ReviewNews, type ReviewRef, reviewChanged, reviewReminderDue } from "./events.ts"
import { selectPeople, selectReview } from "./queries.ts"

interface About {
  readonly reviewId: DocumentReviewId
  readonly news: ReviewNews
  readonly reader: ReviewSide
}

interface Names {
  readonly student: string
  /** Empty while any senpai may take it. */
  readonly mentor: string
}

const lookup: NoticeLookup<About, Names, DocumentReviewId> = {
  idOf: ({ reviewId }) => reviewId,
  load: async (tx, ids) => {
    const reviews = await selectPeople(tx, ids)
    const people = await writersOf(
      tx,
      reviews.flatMap(({ studentId, mentorId }) => [studentId, ...(mentorId ? [mentorId] : [])]),
    )
    const named = (id: UserId | null) => (id && people.get(id)?.name) ?? ""
    return new Map(
      reviews.map(({ id, studentId, mentorId }) => [
        id,
        { student: named(studentId), mentor: named(mentorId) },
      ]),
    )
  },
}

type Write = (names: Names) => NoticeWords
const student = ({ student }: Names) => ({
  en: student || "A student",
  ja: student ? `${student}さん` : "学生",
})
const mentor = ({ mentor }: Names) => ({ en: mentor || "A senpai", ja: mentor ? `${mentor}さん` : "先輩" })

/** To the side that did not do it. Other news is only shown on the page. */
const toStudent: Partial<Record<ReviewNews, Write>> = {
  taken: (names) => ({
    en: {
      title: `${mentor(names).en} is reading your document`,
      text: "We will tell you when the comments are here, within seven days.",
    },
    ja: {
      title: `${mentor(names).ja}が書類を読み始めました`,
      text: "7日以内にコメントが届きます。届いたらお知らせします。",
    },
  }),
  sent: (names) => ({
    en: {
      title: `${mentor(names).en} has commented on your document`,
      text: "Read the comments, and take or leave each suggestion.",
    },
    ja: {
      title: `${mentor(names).ja}から添削のコメントが届きました`,
      text: "コメントを読んで、提案を取り入れるかどうかを選べます。",
    },
  }),
  declined: (names) => ({
    en: {
      title: `${mentor(names).en} cannot read your document this time`,
      text: "You can ask another senpai, or let any senpai take it.",
    },
    ja: {
      title: `${mentor(names).ja}は、今回は添削を引き受けられませんでした`,
      text: "ほかの先輩に頼むか、先輩を選ばずに依頼できます。",
    },
  }),
  mentor_left: () => ({
    en: {
      title: "The senpai you asked no longer reviews documents",
      text: "Your document is no longer shared. You can ask another senpai, or let any senpai take it.",
    },
    ja: {
      title: "依頼していた先輩は、添削の受け付けを終了しました",
      text: "書類の共有は終わっています。ほかの先輩に頼むか、先輩を選ばずに依頼できます。",
    },
  }),
  given_back: () => ({
    en: {
      title: "Your document is waiting for another senpai",
      text: "The senpai who had taken it cannot read it after all. It is back in the queue.",
    },
    ja: {
      title: "書類は、別の先輩を待っています",
      text: "引き受けた先輩が読めなくなったため、受付の一覧に戻りました。",
    },
  }),
  expired: () => ({
    en: {
      title: "No senpai could read your document in time",
      text: "We are sorry. It is no longer shared. You can ask again, or ask another senpai.",
    },
    ja: {
      title: "期限までに添削が届きませんでした",
      text: "申し訳ありません。書類の共有は終わっています。もう一度依頼するか、ほかの先輩に頼んでみてください。",
    },
  }),
}

const toMentor: Partial<Record<ReviewNews, Write>> = {
  asked: (names) => ({
    en: {
      title: `${student(names).en} asks you to read a document`,
      text: "Look at the question, then take it or decline. Without an answer the request ends after seven days.",
    },
    ja: {
      title: `${student(names).ja}から添削の依頼が届きました`,
      text: "質問を読んで、引き受けるか辞退するかを選んでください。返事がないまま7日たつと、依頼は終了します。",
    },
  }),
  withdrawn: (names) => ({
    en: {
      title: `${student(names).en} has withdrawn a document`,
      text: "There is nothing left for you to do. Thank you for your time.",
    },
    ja: {
      title: `${student(names).ja}が添削の依頼を取り下げました`,
      text: "対応の必要はありません。ご協力ありがとうございました。",
    },
  }),
  expired: () => ({
    en: {
      title: "A review has ended without comments",
      text: "The time to answer is over, and the document is no longer shared with you.",
    },
    ja: {
      title: "添削の期限が過ぎました",
      text: "コメントを送る期限が過ぎたため、書類の共有は終わりました。",
    },
  }),
}

const isOpen = (state: ReviewState) => openReviewStates.some((each) => each === state)
const wordsFor = { student: toStudent, mentor: toMentor } as const
const unnamed: Names = { student: "", mentor: "" }
const gone: NoticeWords = {
  en: { title: "A review has changed", text: "It is no longer here." },
  ja: { title: "添削の状態が変わりました", text: "この添削は、もうありません。" },
}

const happened = noticeKind<About, Names>({
  name: "document_review",
  category: "sessions",
  path: ({ reviewId }) => `/career/career-builder/reviews/${reviewId}`,
  lookup,
  words: ({ news, reader }, names) => wordsFor[reader][news]?.(names ?? unnamed) ?? gone,
})

const reminder = noticeKind<Pick<About, "reviewId">, Names>({
  name: "document_review_reminder",
  category: "sessions",
  path: ({ reviewId }) => `/career/career-builder/reviews/${reviewId}`,
  lookup,
  words: (_, names) => ({
    en: {
      title: `${student(names ?? unnamed).en} is waiting for your comments until tomorrow`,
      text: "The request ends in a day. If you cannot read it now, decline, so that the student can ask another senpai.",
    },
    ja: {
      title: `${student(names ?? unnamed).ja}への添削は、明日が期限です`,
      text: "あと1日で依頼が終了します。難しい場合は、辞退していただくと、学生がほかの先輩に頼めます。",
    },
  }),
})

const personOn = ({ studentId, mentorId }: ReviewRef, side: ReviewSide) =>
  side === "student" ? studentId : mentorId

export const notices: Notices = {
  kinds: [happened, reminder],
  on: [
    onEach(reviewChanged, "notify-document-review", async function* ({ news, ...ref }, { eventId }) {
      for (const reader of ["student", "mentor"] as const) {
        const person = personOn(ref, reader)
        if (person && wordsFor[reader][news])
          yield happened.to(person, { reviewId: ref.reviewId, news, reader }, `event ${eventId}`)
      }
    }),
    onEach(
      reviewReminderDue,
      "notify-document-review-reminder",
      async function* ({ reviewId, mentorId, answerBy }, { db }) {
        const review = await selectReview(db.autocommit, reviewId)
        const isDue = review && isOpen(review.state) && review.mentorId === mentorId
        if (isDue && mentorId && review.answerBy.toISOString() === answerBy)
          yield reminder.to(mentorId, { reviewId }, `review ${reviewId} ends ${answerBy}`)
      },
    ),
  ],
}
