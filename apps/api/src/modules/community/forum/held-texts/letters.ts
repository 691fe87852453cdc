// Mail to the author of a refused change or translation. The previous text stays.

import type { ReviewOutcome } from "@shirube/contract/editorial/review/routes"
import type { Language } from "@shirube/vocabulary/language"
import type { Letter } from "#api/kernel/mail/letters"

type Words = Readonly<Record<Language, string>>

const subject: Words = {
  en: "Your change in Ask Senpai is not shown",
  ja: "「先輩に相談」での変更は公開されませんでした",
}
const opening: Words = {
  en: "Thank you for writing in Ask Senpai. Our editors have looked at a text that you changed or translated, and it is not shown. What stood there before stays. This is the reason:",
  ja: "「先輩に相談」へのご投稿、ありがとうございます。変更または翻訳していただいた文章を編集部で確認し、公開しないことにしました。変更前の文章はそのまま残ります。理由は次のとおりです。",
}
const then: Record<Exclude<ReviewOutcome, "approved">, Words> = {
  returned: {
    en: "You are welcome to send it again without that part.",
    ja: "その部分を直して、もう一度投稿していただけます。",
  },
  declined: {
    en: "If you think that this is a mistake, please answer this email. A person will read it.",
    ja: "この判断が間違いだと思われる場合は、このメールに返信してください。担当者が確認します。",
  },
}
const label: Words = { en: "Ask Senpai", ja: "先輩に相談" }

export const changeLetter = (
  outcome: ReviewOutcome,
  reason: Words | null,
  publicUrl: string,
): Letter | null => {
  if (outcome === "approved") return null
  const text = (language: Language) => ({
    subject: subject[language],
    paragraphs: [opening[language], ...(reason ? [reason[language]] : []), then[outcome][language]],
    link: { label: label[language], url: `${publicUrl}/community/ask-senpai` },
  })
  return { en: text("en"), ja: text("ja") }
}
