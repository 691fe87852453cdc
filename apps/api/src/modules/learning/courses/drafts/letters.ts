// The reasons that editors choose from, and the emails to the author of a course.

import type { ReviewOutcome } from "@shirube/contract/editorial/review/routes"
import type { Language } from "@shirube/vocabulary/language"
import type { Reason } from "#api/kernel/features/review-kinds"
import type { Letter } from "#api/kernel/mail/letters"

type Words = Readonly<Record<Language, string>>

export const reasons: readonly Reason[] = [
  {
    key: "captions",
    outcome: "returned",
    text: {
      en: "The captions do not match what is said. Please correct them, so that people can learn without sound too.",
      ja: "字幕が話している内容と合っていません。音声なしでも学べるように、字幕を直してください。",
    },
  },
  {
    key: "sound",
    outcome: "returned",
    text: {
      en: "Some of what is said is hard to hear. Please record that lesson again in a quiet place.",
      ja: "聞き取りにくい部分があります。静かな場所で、そのレッスンを録画し直してください。",
    },
  },
  {
    key: "shorter",
    outcome: "returned",
    text: {
      en: "A lesson is easiest to follow when it is about one thing. Please split the longer ones.",
      ja: "レッスンは1つのテーマに絞ると、わかりやすくなります。長いものは分けてください。",
    },
  },
  {
    key: "source",
    outcome: "returned",
    text: {
      en: "This mentions a rule or a law. Please add the official page, or leave that part out.",
      ja: "制度や法律に関する内容が含まれています。公式ページを示すか、その部分を外してください。",
    },
  },
  {
    key: "names",
    outcome: "returned",
    text: {
      en: "Please leave out anything that shows who someone is, or what a company keeps confidential.",
      ja: "個人が特定される内容や、会社の社外秘にあたる内容は含めないようにしてください。",
    },
  },
  {
    key: "advertising",
    outcome: "declined",
    text: {
      en: "We do not publish courses that advertise a company or a service.",
      ja: "会社やサービスの宣伝にあたるコースは掲載していません。",
    },
  },
]

/** Identifies courses in the review queue. */
export const COURSE_KIND = { name: "course", reasons } as const

const subjects: Record<ReviewOutcome, Words> = {
  approved: { en: "Your course is published", ja: "コースを公開しました" },
  returned: { en: "Your course needs a change", ja: "コースの内容について確認のお願い" },
  declined: { en: "About your course", ja: "コースの掲載について" },
}
const thanks: Words = {
  en: "Thank you for making a course for others.",
  ja: "コースを作っていただき、ありがとうございます。",
}
const after: Record<ReviewOutcome, Words> = {
  approved: {
    en: "People can learn with it now. You can change it at any time, and add the other language if it is missing.",
    ja: "どなたでも学べるようになりました。内容の変更や、もう1つの言語の追加は、いつでもできます。",
  },
  returned: {
    en: "You can change it and send it again. If it is published already, that version stays online.",
    ja: "内容を直して、もう一度送ってください。すでに公開中のものは、そのまま表示されます。",
  },
  declined: {
    en: "If you think that this is a mistake, please reply to this email. A person will read it.",
    ja: "この判断が間違いだと思われる場合は、このメールに返信してください。担当者が確認します。",
  },
}
const label: Words = { en: "Your courses", ja: "自分のコース" }

export function decisionLetter(outcome: ReviewOutcome, reason: Words | null, publicUrl: string): Letter {
  const text = (language: Language) => ({
    subject: subjects[outcome][language],
    paragraphs: [thanks[language], ...(reason ? [reason[language]] : []), after[outcome][language]],
    link: { label: label[language], url: `${publicUrl}/account/courses` },
  })
  return { en: text("en"), ja: text("ja") }
}
