import type { Language } from "@shirube/vocabulary/language"
import { type SessionPurpose, sessionPurposeNames } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import type { UserId } from "#api/kernel/db/ids"
import type { ComplaintNoun } from "#api/kernel/features/complaint-nouns"
import type { ShownSubject } from "#api/kernel/features/review-kinds"

type Words = Readonly<Record<Language, string>>

export const sessionChoices: ComplaintNoun["choices"] = {
  approved: { en: "Nothing is wrong", ja: "問題なし" },
  returned: { en: "Close the messages", ja: "メッセージを停止する" },
  declined: { en: "Close the messages and end the session", ja: "メッセージを停止し、面談を終了する" },
}

const labels = {
  request: { en: "Request", ja: "申し込み" },
  reason: { en: "Reason for the last change", ja: "最後の変更の理由" },
} as const satisfies Record<string, Words>

interface ReportedSession {
  readonly studentId: UserId
  readonly mentorId: UserId
  readonly purpose: SessionPurpose
  readonly questions: readonly string[]
  readonly reason: string | null
  readonly startsAt: Date | null
  readonly requestedAt: Date
}

interface ReportedMessage {
  readonly authorId: UserId
  readonly text: string
  readonly sentAt: Date
}

const time = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Tokyo",
  dateStyle: "short",
  timeStyle: "short",
})

/** Messages are oldest first, as they were written. */
export function sessionFacts(
  session: ReportedSession,
  messages: readonly ReportedMessage[],
  nameOf: (id: UserId) => string,
): ShownSubject["facts"] {
  const { studentId, mentorId, purpose, questions, reason, startsAt, requestedAt } = session
  const request = (language: Language) =>
    [
      [
        `${nameOf(studentId)} → ${nameOf(mentorId)}`,
        sessionPurposeNames[purpose][language],
        time.format(startsAt ?? requestedAt),
      ].join(" · "),
      ...questions,
    ].join("\n")
  return [
    { label: labels.request, text: { en: request("en"), ja: request("ja") } },
    ...(reason ? [{ label: labels.reason, text: reason }] : []),
    ...messages.map(({ authorId, text, sentAt }) => {
      const label = `${nameOf(authorId)} · ${time.format(sentAt)}`
      return { label: { en: label, ja: label }, text }
    }),
  ]
}
