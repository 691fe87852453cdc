// The reasons that a reviewer chooses from, and the email to the writer of a text that is sent back.

import type { ReviewOutcome } from "@shirube/contract/editorial/review/routes"
import type { Language } from "@shirube/vocabulary/language"
import type { Reason } from "#api/kernel/features/review-kinds"
import type { Letter } from "#api/kernel/mail/letters"

type Words = Readonly<Record<Language, string>>

export const reasons: readonly Reason[] = [
  {
    key: "source",
    outcome: "returned",
    text: {
      en: "A rule, a number or a date has no source. Please add the official page.",
      ja: "制度、数字、日付の出典がないところがあります。公式ページを加えてください。",
    },
  },
  {
    key: "plain-words",
    outcome: "returned",
    text: {
      en: "Some sentences are hard to read. Please use plainer words and shorter sentences.",
      ja: "読みにくい文があります。もっとやさしい言葉で、短い文にしてください。",
    },
  },
  {
    key: "languages",
    outcome: "returned",
    text: {
      en: "The two languages do not give the same advice or the same numbers.",
      ja: "英語と日本語で、アドバイスや数字が合っていません。",
    },
  },
]

const words = {
  subject: { en: "A text of yours needs a change", ja: "原稿の修正のお願い" },
  opening: {
    en: "A reviewer has read a text that you wrote, and sends it back to you. This is the reason:",
    ja: "校閲担当の編集者が原稿を読み、修正をお願いすることにしました。理由は次のとおりです。",
  },
  after: {
    en: "Please change it and ask for a review again.",
    ja: "直してから、もう一度確認を依頼してください。",
  },
  label: { en: "Your texts", ja: "原稿を見る" },
} as const satisfies Record<string, Words>

export function decisionLetter(
  outcome: ReviewOutcome,
  reason: Words | null,
  publicUrl: string,
): Letter | null {
  if (outcome !== "returned") return null
  const text = (language: Language) => ({
    subject: words.subject[language],
    paragraphs: [words.opening[language], ...(reason ? [reason[language]] : []), words.after[language]],
    link: { label: words.label[language], url: `${publicUrl}/editors/writing` },
  })
  return { en: text("en"), ja: text("ja") }
}
