// The mail to a member whose hello was removed.

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
      en: "Its words may hurt the other person. Please write to people here with respect.",
      ja: "相手を傷つけるおそれのある言葉がありました。相手を尊重した言葉づかいをお願いします。",
    },
  },
  {
    key: "advertising",
    outcome: "returned",
    text: {
      en: "It advertised something, or tried to recruit the other person.",
      ja: "宣伝や勧誘にあたる内容がありました。",
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
]

const subject: Words = {
  en: "Your hello to a member has been removed",
  ja: "メンバーへのあいさつを削除しました",
}
const opening: Words = {
  en: "Our editors have looked at a report about a hello that you sent to another member, and have removed it.",
  ja: "ほかのメンバーに送られたあいさつについて通報があり、編集部で確認したうえで削除しました。",
}
const closing: Words = {
  en: "If you think that this is a mistake, please reply to this email. A person will read it.",
  ja: "この判断が間違いだと思われる場合は、このメールに返信してください。担当者が確認します。",
}

/** No mail if the report was unfounded. */
export function removedLetter(
  outcome: ReviewOutcome,
  reason: Words | null,
  publicUrl: string,
): Letter | null {
  if (outcome === "approved") return null
  const text = (language: Language) => ({
    subject: subject[language],
    paragraphs: [opening[language], ...(reason ? [reason[language]] : []), closing[language]],
    link: { label: { en: "Members", ja: "メンバー" }[language], url: `${publicUrl}/members` },
  })
  return { en: text("en"), ja: text("ja") }
}
