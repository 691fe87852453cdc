// The mail to a member whose part in a review was ended.

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
      en: "Some of your words may hurt the other person. Please write to people here with respect.",
      ja: "相手を傷つけるおそれのある言葉がありました。相手を尊重した言葉づかいをお願いします。",
    },
  },
  {
    key: "private",
    outcome: "returned",
    text: {
      en: "You asked for private details, or to meet in private. Reviews are about the text alone.",
      ja: "個人的な情報を尋ねたり、個人的に会おうとしたりする内容がありました。添削では、文章についてだけ書いてください。",
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
      en: "You asked the other person for money. Reviews are free.",
      ja: "相手に金銭を求める行為がありました。添削は無料で行うものです。",
    },
  },
]

const subject: Words = {
  en: "A document review has been ended by our editors",
  ja: "編集部の判断で、書類の添削を終了しました",
}
const opening: Words = {
  en: "Our editors have looked at a report about a document review. The review has ended, and the document is no longer shared.",
  ja: "書類の添削についての通報を受けて、編集部で内容を確認しました。この添削は終了し、書類の共有も終わりました。",
}
const closing: Words = {
  en: "If you think that this is a mistake, please reply to this email. A person will read it.",
  ja: "この判断が間違いだと思われる場合は、このメールに返信してください。担当者が確認します。",
}

/** No mail if the report was unfounded. */
export function endedLetter(outcome: ReviewOutcome, reason: Words | null, publicUrl: string): Letter | null {
  if (outcome === "approved") return null
  const text = (language: Language) => ({
    subject: subject[language],
    paragraphs: [opening[language], ...(reason ? [reason[language]] : []), closing[language]],
    link: {
      label: { en: "Your reviews", ja: "添削の一覧" }[language],
      url: `${publicUrl}/career/career-builder/reviews`,
    },
  })
  return { en: text("en"), ja: text("ja") }
}
