// The reasons that editors choose from, and the emails to the author of a tip.

import type { ReviewOutcome } from "@shirube/contract/editorial/review/routes"
import type { Language } from "@shirube/vocabulary/language"
import type { Reason } from "#api/kernel/features/review-kinds"
import type { Letter } from "#api/kernel/mail/letters"

type Words = Readonly<Record<Language, string>>

export const reasons: readonly Reason[] = [
  {
    key: "one-thing",
    outcome: "returned",
    text: {
      en: "A tip is best when it is about one thing. Please choose the one that matters most, and keep the others for another tip.",
      ja: "ヒントは1つのことに絞ると伝わりやすくなります。一番大切な内容に絞り、ほかは別のヒントにしてください。",
    },
  },
  {
    key: "own-experience",
    outcome: "returned",
    text: {
      en: "Please tell it from your own experience: what happened to you, and what you would do today.",
      ja: "ご自身の体験として書いてください。何があったか、今ならどうするかがわかると役に立ちます。",
    },
  },
  {
    key: "source",
    outcome: "returned",
    text: {
      en: "This mentions a rule or a law. Please link to the official page, or leave that part out.",
      ja: "制度や法律に関する内容が含まれています。公式ページへのリンクを加えるか、その部分を外してください。",
    },
  },
  {
    key: "names",
    outcome: "returned",
    text: {
      en: "Please leave out anything that shows who someone is, or what a company keeps confidential.",
      ja: "個人が特定される内容や、会社の社外秘にあたる内容は書かないようにしてください。",
    },
  },
  {
    key: "advertising",
    outcome: "declined",
    text: {
      en: "We do not publish texts that advertise a company or a service.",
      ja: "会社やサービスの宣伝にあたる内容は掲載していません。",
    },
  },
]

const subjects: Record<ReviewOutcome, Words> = {
  approved: { en: "Your tip is published", ja: "ヒントを公開しました" },
  returned: { en: "Your tip needs a change", ja: "ヒントの内容について確認のお願い" },
  declined: { en: "About your tip", ja: "ヒントの掲載について" },
}
const thanks: Words = {
  en: "Thank you for sharing what you have learnt.",
  ja: "ご自身の経験を共有していただき、ありがとうございます。",
}
const after: Record<ReviewOutcome, Words> = {
  approved: {
    en: "Everyone can read your tip now. You can change it or take it down at any time.",
    ja: "どなたでも読めるようになりました。内容の変更や公開の終了は、いつでもできます。",
  },
  returned: {
    en: "You can change it and send it again. What readers have seen so far stays as it is.",
    ja: "内容を直して、もう一度送ってください。すでに公開中のものは、そのまま表示されます。",
  },
  declined: {
    en: "If you think that this is a mistake, please reply to this email. A person will read it.",
    ja: "この判断が間違いだと思われる場合は、このメールに返信してください。担当者が確認します。",
  },
}
const label: Words = { en: "Your tips", ja: "自分のヒント" }

export function decisionLetter(outcome: ReviewOutcome, reason: Words | null, publicUrl: string): Letter {
  const text = (language: Language) => ({
    subject: subjects[outcome][language],
    paragraphs: [thanks[language], ...(reason ? [reason[language]] : []), after[outcome][language]],
    link: { label: label[language], url: `${publicUrl}/account/tips` },
  })
  return { en: text("en"), ja: text("ja") }
}
