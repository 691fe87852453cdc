import type { MentorSessionId, UserId } from "#api/kernel/db/ids"
import { noticeKind } from "#api/kernel/notices/kinds"
import { type Notices, on } from "#api/kernel/notices/sources"
import { peopleOf } from "#api/modules/identity/accounts/service"
import { threadClosed } from "./reports/service.ts"
import { messageSent } from "./service.ts"

interface AboutMessage {
  readonly sessionId: MentorSessionId
  readonly authorId: UserId
}

/** Never the message itself: mails and lock screens are read by others. */
const written = noticeKind<AboutMessage, { readonly name: string }>({
  name: "session_message",
  category: "sessions",
  path: ({ sessionId }) => `/mentors/sessions/${sessionId}`,
  isRenewed: true,
  lookup: {
    idOf: ({ authorId }) => authorId,
    load: (tx, ids) => peopleOf(tx, ids as readonly UserId[]),
  },
  words: (_, author) => ({
    en: {
      title: "A new message in your session",
      text: author ? `${author.name} has written to you.` : "You have a new message.",
    },
    ja: {
      title: "面談のメッセージが届きました",
      text: author ? `${author.name}さんからメッセージが届いています。` : "新しいメッセージが届いています。",
    },
  }),
})

const closed = noticeKind<{ readonly sessionId: MentorSessionId; readonly isForGood: boolean }>({
  name: "session_thread_closed",
  category: "account",
  path: ({ sessionId }) => `/mentors/sessions/${sessionId}`,
  isMailedByItsFeature: true,
  words: ({ isForGood }) =>
    isForGood
      ? {
          en: {
            title: "A session of yours was ended by our editors",
            text: "The reason is in the email we have sent you.",
          },
          ja: {
            title: "編集部の判断で、面談を終了しました",
            text: "理由は、お送りしたメールをご覧ください。",
          },
        }
      : {
          en: {
            title: "Messages in a session of yours were closed",
            text: "The reason is in the email we have sent you.",
          },
          ja: {
            title: "面談のメッセージの利用を停止しました",
            text: "理由は、お送りしたメールをご覧ください。",
          },
        },
})

export const notices: Notices = {
  kinds: [written, closed],
  on: [
    on(messageSent, "notify-session-message", ({ sessionId, studentId, mentorId, by }) => {
      const [authorId, readerId] = by === "student" ? [studentId, mentorId] : [mentorId, studentId]
      return written.to(readerId, { sessionId, authorId }, `session message ${sessionId}`)
    }),
    on(threadClosed, "notify-session-closed", ({ userId, sessionId, isForGood }, key) =>
      closed.to(userId, { sessionId, isForGood }, key),
    ),
  ],
}
