import type { MentorSessionId, UserId } from "#api/kernel/db/ids"
import { noticeKind } from "#api/kernel/notices/kinds"
import { type Notices, on } from "#api/kernel/notices/sources"
import { peopleOf } from "#api/modules/identity/accounts/service"
import { thankYouRemoved, thankYouSaved } from "./events.ts"

interface AboutThankYou {
  readonly sessionId: MentorSessionId
  readonly studentId: UserId
}

const thanked = noticeKind<AboutThankYou, { readonly name: string }>({
  name: "session_thank_you",
  category: "sessions",
  path: ({ sessionId }) => `/mentors/sessions/${sessionId}`,
  lookup: {
    idOf: ({ studentId }) => studentId,
    load: (tx, ids) => peopleOf(tx, ids as readonly UserId[]),
  },
  words: (_, student) => ({
    en: {
      title: "A thank-you for your session",
      text: student ? `${student.name} thanks you for the session.` : "A student thanks you for a session.",
    },
    ja: {
      title: "面談のお礼が届きました",
      text: student ? `${student.name}さんから、面談のお礼が届いています。` : "面談のお礼が届いています。",
    },
  }),
})

/** The accompanying mail states the reason. */
const removed = noticeKind({
  name: "session_thank_you_removed",
  category: "account",
  path: "/mentors/sessions",
  isMailedByItsFeature: true,
  words: () => ({
    en: {
      title: "A thank-you of yours is no longer shown",
      text: "The reason is in the email we have sent you.",
    },
    ja: {
      title: "先輩へのお礼の公開を終了しました",
      text: "理由は、お送りしたメールをご覧ください。",
    },
  }),
})

export const notices: Notices = {
  kinds: [thanked, removed],
  on: [
    // One for each session, however often the student changes the text.
    on(thankYouSaved, "notify-thank-you", ({ sessionId, studentId, mentorId }) =>
      thanked.to(mentorId, { sessionId, studentId }, `thank-you ${sessionId}`),
    ),
    on(thankYouRemoved, "notify-thank-you-removed", ({ studentId }, key) => removed.to(studentId, {}, key)),
  ],
}
