// The mail to a member whose messages in a session were closed.

import type { ReviewOutcome } from "@shirube/contract/editorial/review/routes"
import type { Language } from "@shirube/vocabulary/language"
import type { Reason } from "#api/kernel/features/review-kinds"
import type { Letter } from "#api/kernel/mail/letters"

type Words = Readonly<Record<Language, string>>

export const reasons: readonly Reason[] = [
  {
    key: "words",
    outcome: "returned",
    text: {
      en: "Some of your messages may hurt the other person. Please write to people here with respect.",
      ja: "相手を傷つけるおそれのあるメッセージがありました。相手を尊重した言葉づかいをお願いします。",
    },
  },
  {
    key: "advertising",
    outcome: "returned",
    text: {
      en: "You advertised something, or tried to recruit the other person. Sessions are for questions about working in Japan.",
      ja: "宣伝や勧誘にあたるメッセージがありました。面談は、日本での就職について相談するための場です。",
    },
  },
  {
    key: "private",
    outcome: "returned",
    text: {
      en: "You asked for private details, or to meet in private. Sessions are held online, for everyone’s safety.",
      ja: "個人的な情報を尋ねたり、個人的に会おうとしたりするメッセージがありました。安全のため、面談はオンラインで行います。",
    },
  },
  {
    key: "harassment",
    outcome: "declined",
    text: {
      en: "You threatened or harassed the other person.",
      ja: "相手に対する脅しやいやがらせにあたる行為がありました。",
    },
  },
  {
    key: "money",
    outcome: "declined",
    text: {
      en: "You asked the other person for money. Sessions are free.",
      ja: "相手に金銭を求める行為がありました。面談は無料で行うものです。",
    },
  },
]

type Adverse = Exclude<ReviewOutcome, "approved">

const subjects: Record<Adverse, Words> = {
  returned: {
    en: "Messages in one of your sessions are closed",
    ja: "面談のメッセージの利用を停止しました",
  },
  declined: {
    en: "One of your sessions has been ended by our editors",
    ja: "編集部の判断で、面談を終了しました",
  },
}

const opening: Record<Adverse, Words> = {
  returned: {
    en: "Our editors have looked at a report about one of your sessions. You and the other person can still read the messages in it, but neither of you can write new ones.",
    ja: "面談についての通報を受けて、編集部で内容を確認しました。この面談のメッセージは引き続き読めますが、新しく送ることはできません。",
  },
  declined: {
    en: "Our editors have looked at a report about one of your sessions. The session is cancelled, and no more messages can be sent in it.",
    ja: "面談についての通報を受けて、編集部で内容を確認しました。この面談は取りやめとなり、メッセージも送れなくなりました。",
  },
}

const closing: Words = {
  en: "If you think that this is a mistake, please reply to this email. A person will read it.",
  ja: "この判断が間違いだと思われる場合は、このメールに返信してください。担当者が確認します。",
}

/** No mail if the report was unfounded. */
export function closedLetter(outcome: ReviewOutcome, reason: Words | null, publicUrl: string): Letter | null {
  if (outcome === "approved") return null
  const text = (language: Language) => ({
    subject: subjects[outcome][language],
    paragraphs: [opening[outcome][language], ...(reason ? [reason[language]] : []), closing[language]],
    link: {
      label: { en: "Your sessions", ja: "面談の一覧" }[language],
      url: `${publicUrl}/mentors/sessions`,
    },
  })
  return { en: text("en"), ja: text("ja") }
}
