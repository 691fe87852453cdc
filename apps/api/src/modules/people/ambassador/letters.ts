// What editors see of an application, their prepared reasons, and the mails to the applicant.

import type { ReviewOutcome } from "@shirube/contract/editorial/review/routes"
import type { Language } from "@shirube/vocabulary/language"
import type { Reason, ShownSubject } from "#api/kernel/features/review-kinds"
import type { Letter } from "#api/kernel/mail/letters"
import type { ApplicationRow } from "./queries.ts"

type Words = Readonly<Record<Language, string>>

export const reasons: readonly Reason[] = [
  {
    key: "concrete",
    outcome: "returned",
    text: {
      en: "Please tell us more concretely what you would do: where, for whom, and how often.",
      ja: "どこで、だれに向けて、どのくらい活動するのか、もう少し具体的に教えてください。",
    },
  },
  {
    key: "contact",
    outcome: "returned",
    text: {
      en: "We could not reach you in the way you gave us. Please check it.",
      ja: "ご記入の連絡先では連絡がつきませんでした。もう一度ご確認ください。",
    },
  },
  {
    key: "places",
    outcome: "declined",
    text: {
      en: "We have had more applications than places this time. You are welcome to apply again next time.",
      ja: "今回は募集人数を超える応募がありました。次の募集のときに、またご応募ください。",
    },
  },
  {
    key: "time",
    outcome: "declined",
    text: {
      en: "Ambassadors need a little time every week. You are welcome to apply again when you have it.",
      ja: "アンバサダーには毎週の活動をお願いしています。時間が取れるようになりましたら、またご応募ください。",
    },
  },
]

interface Known {
  readonly profile: { readonly familyName: string | null; readonly givenName: string | null } | undefined
  readonly university: string | Words
  readonly languageName: (code: string, language: Language) => string
}

export function factsOf(
  application: ApplicationRow | undefined,
  { profile, university, languageName }: Known,
): ShownSubject["facts"] {
  if (!application) return []
  const { motivation, plan, languages, hoursPerWeek, contact } = application
  const languageNames = (language: Language, between: string) =>
    languages.map((code) => languageName(code, language)).join(between)
  return [
    {
      label: { en: "Name on the residence card", ja: "在留カードの名前" },
      text: [profile?.familyName, profile?.givenName].filter(Boolean).join(" "),
    },
    { label: { en: "University", ja: "大学" }, text: university },
    { label: { en: "Why", ja: "応募の理由" }, text: motivation },
    { label: { en: "Plans at their university", ja: "大学でやりたいこと" }, text: plan },
    {
      label: { en: "Languages", ja: "言語" },
      text: { en: languageNames("en", ", "), ja: languageNames("ja", "、") },
    },
    {
      label: { en: "Hours a week", ja: "1週間の活動時間" },
      text: { en: String(hoursPerWeek), ja: `${hoursPerWeek}時間` },
    },
    { label: { en: "How to reach them", ja: "連絡先" }, text: contact },
  ]
}

const subjects: Record<ReviewOutcome, Words> = {
  approved: { en: "You are a student ambassador of Shirube", ja: "しるべの学生アンバサダーに決まりました" },
  returned: {
    en: "Your ambassador application needs a change",
    ja: "アンバサダーの応募内容について確認のお願い",
  },
  declined: { en: "About your ambassador application", ja: "アンバサダー応募の結果について" },
}
const thanks: Words = {
  en: "Thank you for applying to be a student ambassador.",
  ja: "学生アンバサダーへのご応募、ありがとうございます。",
}
const after: Record<ReviewOutcome, Words> = {
  approved: {
    en: "We are glad to have you with us. We will soon be in touch in the way you asked for, to plan your first weeks together.",
    ja: "ぜひ一緒に活動していただきたいと思います。ご希望の連絡方法で、近いうちに最初の活動についてご相談します。",
  },
  returned: {
    en: "You can change your application and send it again, even after the last day of the application period.",
    ja: "応募の内容を直して、もう一度送ってください。募集期間が終わったあとでも送れます。",
  },
  declined: {
    en: "Everything else on Shirube stays open to you.",
    ja: "しるべのほかの機能は、これまでどおりお使いいただけます。",
  },
}
const links: Record<ReviewOutcome, { readonly label: Words; readonly path: string }> = {
  approved: { label: { en: "Go to your account", ja: "マイページを見る" }, path: "/account" },
  returned: {
    label: { en: "Change your application", ja: "応募の内容を直す" },
    path: "/ambassador/application",
  },
  declined: { label: { en: "Go to your account", ja: "マイページを見る" }, path: "/account" },
}

export function decisionLetter(outcome: ReviewOutcome, reason: Words | null, publicUrl: string): Letter {
  const text = (language: Language) => ({
    subject: subjects[outcome][language],
    paragraphs: [thanks[language], ...(reason ? [reason[language]] : []), after[outcome][language]],
    link: { label: links[outcome].label[language], url: `${publicUrl}${links[outcome].path}` },
  })
  return { en: text("en"), ja: text("ja") }
}
