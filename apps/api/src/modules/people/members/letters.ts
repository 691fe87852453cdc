// The mail to a member whose profile was removed from the directory.

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
      en: "Your profile shows contact details, such as a telephone number or an account name. For your own safety, please take them out.",
      ja: "プロフィールに電話番号やアカウント名などの連絡先が書かれています。あなたの安全のため、連絡先を削除してください。",
    },
  },
  {
    key: "advertising",
    outcome: "returned",
    text: {
      en: "Your profile advertises a product or a service. The directory is for getting to know each other, so please take that part out.",
      ja: "プロフィールに商品やサービスの宣伝が含まれています。メンバー一覧は知り合うための場所ですので、宣伝の部分を削除してください。",
    },
  },
  {
    key: "words",
    outcome: "returned",
    text: {
      en: "Some words in your profile may hurt other people. Please write them in a kinder way.",
      ja: "プロフィールに、ほかの方を傷つけるおそれのある言葉があります。表現を見直してください。",
    },
  },
  {
    key: "someone-else",
    outcome: "declined",
    text: {
      en: "Your profile speaks in the name of another person or organisation.",
      ja: "プロフィールが、ほかの人や団体になりすました内容になっています。",
    },
  },
  {
    key: "again",
    outcome: "declined",
    text: {
      en: "We have asked you before to change your profile, and the same thing was there again.",
      ja: "以前プロフィールの修正をお願いしましたが、同じ内容が再び掲載されていました。",
    },
  },
]

const subjects: Record<Exclude<ReviewOutcome, "approved">, Words> = {
  returned: {
    en: "Your profile is not in the members’ directory for now",
    ja: "メンバー一覧への掲載を一時停止しました",
  },
  declined: {
    en: "Your profile is no longer in the members’ directory",
    ja: "メンバー一覧への掲載を終了しました",
  },
}

const opening: Words = {
  en: "Our editors have looked at your profile and removed it from the members’ directory. Everything else in your account stays as it is.",
  ja: "編集部でプロフィールを確認し、メンバー一覧への掲載を止めました。アカウントのそのほかの機能は、これまでどおり使えます。",
}

const then: Record<keyof typeof subjects, Words> = {
  returned: {
    en: "Once you have changed it, you can be listed in the directory again.",
    ja: "修正が済んだら、もう一度メンバー一覧に掲載できます。",
  },
  declined: {
    en: "If you think that this is a mistake, please reply to this email. A person will read it.",
    ja: "この判断が間違いだと思われる場合は、このメールに返信してください。担当者が確認します。",
  },
}

/** No mail if the report was unfounded. */
export function takenDownLetter(
  outcome: ReviewOutcome,
  reason: Words | null,
  publicUrl: string,
): Letter | null {
  if (outcome === "approved") return null
  const text = (language: Language) => ({
    subject: subjects[outcome][language],
    paragraphs: [opening[language], ...(reason ? [reason[language]] : []), then[outcome][language]],
    link: {
      label: { en: "Your member profile", ja: "メンバープロフィール" }[language],
      url: `${publicUrl}/account/member-profile`,
    },
  })
  return { en: text("en"), ja: text("ja") }
}
