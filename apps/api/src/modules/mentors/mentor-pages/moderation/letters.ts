// The mail to a senpai whose page was taken down.

import type { ReviewOutcome } from "@shirube/contract/editorial/review/routes"
import type { Language } from "@shirube/vocabulary/language"
import type { Reason } from "#api/kernel/features/review-kinds"
import type { Letter } from "#api/kernel/mail/letters"

type Words = Readonly<Record<Language, string>>

export const reasons: readonly Reason[] = [
  {
    key: "contact",
    outcome: "returned",
    text: {
      en: "Your page shows contact details, such as a telephone number or an account name. For your own safety, please take them out.",
      ja: "ページに電話番号やアカウント名などの連絡先が書かれています。あなたの安全のため、連絡先を削除してください。",
    },
  },
  {
    key: "advertising",
    outcome: "returned",
    text: {
      en: "Your page advertises a product or a service. Please take that part out.",
      ja: "ページに商品やサービスの宣伝が含まれています。その部分を削除してください。",
    },
  },
  {
    key: "advice",
    outcome: "returned",
    text: {
      en: "Your page gives advice that is wrong or could harm students. Please correct it, or leave that part out.",
      ja: "ページに、誤っている、または学生に不利益となるおそれのあるアドバイスがあります。修正するか、その部分を削除してください。",
    },
  },
  {
    key: "words",
    outcome: "returned",
    text: {
      en: "Some words on your page may hurt other people. Please write them in a kinder way.",
      ja: "ページに、ほかの方を傷つけるおそれのある言葉があります。表現を見直してください。",
    },
  },
  {
    key: "someone-else",
    outcome: "declined",
    text: {
      en: "Your page speaks in the name of another person or organisation.",
      ja: "ページが、ほかの人や団体になりすました内容になっています。",
    },
  },
  {
    key: "again",
    outcome: "declined",
    text: {
      en: "We have asked you before to change your page, and the same thing was there again.",
      ja: "以前ページの修正をお願いしましたが、同じ内容が再び掲載されていました。",
    },
  },
]

const subjects: Record<Exclude<ReviewOutcome, "approved">, Words> = {
  returned: { en: "Your senpai page is hidden for now", ja: "先輩ページを一時的に非公開にしました" },
  declined: { en: "Your senpai page is no longer shown", ja: "先輩ページの公開を終了しました" },
}

const opening: Words = {
  en: "Our editors have looked at your senpai page, and it is not shown to others at the moment. What you have written is still there for you, and everything else in your account stays as it is.",
  ja: "編集部で先輩ページを確認し、現在は非公開にしています。書いた内容は残っていて、あなたは見ることができます。アカウントのそのほかの機能は、これまでどおり使えます。",
}

const then: Record<keyof typeof subjects, Words> = {
  returned: {
    en: "Once you have changed it, you can publish it again yourself. If you think that this is a mistake, please reply to this email. A person will read it.",
    ja: "修正が済んだら、ご自身でもう一度公開できます。この判断が間違いだと思われる場合は、このメールに返信してください。担当者が確認します。",
  },
  declined: {
    en: "If you think that this is a mistake, please reply to this email. A person will read it.",
    ja: "この判断が間違いだと思われる場合は、このメールに返信してください。担当者が確認します。",
  },
}

/** No mail if nothing is wrong with the page. */
export function removedLetter(
  outcome: ReviewOutcome,
  reason: Words | null,
  publicUrl: string,
): Letter | null {
  if (outcome === "approved") return null
  const text = (language: Language) => ({
    subject: subjects[outcome][language],
    paragraphs: [opening[language], ...(reason ? [reason[language]] : []), then[outcome][language]],
    link: {
      label: { en: "Your senpai page", ja: "自分の先輩ページ" }[language],
      url: `${publicUrl}/mentors/profile`,
    },
  })
  return { en: text("en"), ja: text("ja") }
}
