// The reasons that editors choose from, and the emails to a company about its event.

import type { ReviewOutcome } from "@shirube/contract/editorial/review/routes"
import type { Language } from "@shirube/vocabulary/language"
import type { Reason } from "#api/kernel/features/review-kinds"
import type { Letter } from "#api/kernel/mail/letters"

type Words = Readonly<Record<Language, string>>

export const reasons: readonly Reason[] = [
  {
    key: "who",
    outcome: "returned",
    text: {
      en: "Please say more clearly who may come and how much Japanese they need.",
      ja: "どんな人が参加できるか、日本語がどのくらい必要かを、もう少し詳しく書いてください。",
    },
  },
  {
    key: "programme",
    outcome: "returned",
    text: {
      en: "Please describe the programme step by step, so that students can decide whether to come.",
      ja: "当日の流れを具体的に書いてください。学生が参加するかどうかを決めやすくなります。",
    },
  },
  {
    key: "questions",
    outcome: "returned",
    text: {
      en: "Please ask only for what you need to hold the event. Do not ask about family, religion or birthplace.",
      ja: "申し込み時の質問は、開催に必要なものだけにしてください。家族、宗教、本籍などは聞かないようにしてください。",
    },
  },
  {
    key: "date",
    outcome: "returned",
    text: {
      en: "The date leaves students too little time, or clashes with other large events. Please choose another one.",
      ja: "募集期間が短いか、ほかの大きなイベントと重なっています。別の日程をご検討ください。",
    },
  },
  {
    key: "fee",
    outcome: "declined",
    text: {
      en: "We only announce events that are free for students.",
      ja: "学生が無料で参加できるイベントだけを掲載しています。",
    },
  },
  {
    key: "sales",
    outcome: "declined",
    text: {
      en: "We do not announce events that sell something to students.",
      ja: "学生に商品やサービスを販売するためのイベントは掲載していません。",
    },
  },
]

/** Identifies this kind of proposal in the review queue. */
export const PROPOSAL_KIND = { name: "event", reasons } as const

const subjects: Record<ReviewOutcome, Words> = {
  approved: { en: "Your event is published", ja: "イベントを公開しました" },
  returned: { en: "Your event needs a change", ja: "イベントの内容について確認のお願い" },
  declined: { en: "About your event", ja: "イベントの掲載について" },
}
const thanks: Words = {
  en: "Thank you for proposing an event for our students.",
  ja: "学生向けのイベントをご提案いただき、ありがとうございます。",
}
const after: Record<ReviewOutcome, Words> = {
  approved: {
    en: "Students can register now. With the link below you can see who is coming, write to them and check them in.",
    ja: "申し込みの受付が始まりました。下のリンクから、参加者の確認、連絡、当日の受付ができます。",
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
const label: Words = { en: "Your events", ja: "主催イベント" }

export function decisionLetter(outcome: ReviewOutcome, reason: Words | null, publicUrl: string): Letter {
  const text = (language: Language) => ({
    subject: subjects[outcome][language],
    paragraphs: [thanks[language], ...(reason ? [reason[language]] : []), after[outcome][language]],
    link: { label: label[language], url: `${publicUrl}/account/hosted-events` },
  })
  return { en: text("en"), ja: text("ja") }
}
