// The mail to a student whose thank-you was removed.

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
      en: "It shows contact details, such as a telephone number or an account name.",
      ja: "電話番号やアカウント名などの連絡先が書かれていました。",
    },
  },
  {
    key: "advertising",
    outcome: "returned",
    text: {
      en: "It advertises a product or a service.",
      ja: "商品やサービスの宣伝が含まれていました。",
    },
  },
  {
    key: "private",
    outcome: "returned",
    text: {
      en: "It reveals private details about the senpai or another person.",
      ja: "先輩やほかの方の個人的なことが書かれていました。",
    },
  },
  {
    key: "words",
    outcome: "declined",
    text: {
      en: "Its words may hurt other people.",
      ja: "ほかの方を傷つけるおそれのある言葉がありました。",
    },
  },
  {
    key: "again",
    outcome: "declined",
    text: {
      en: "We have asked you before to write it differently, and the same thing was there again.",
      ja: "以前書き直しをお願いしましたが、同じ内容が再び掲載されていました。",
    },
  },
]

const opening: Words = {
  en: "Our editors have looked at a thank-you that you had made public on a senpai’s page, and have removed it.",
  ja: "先輩のページで公開されていたお礼を編集部で確認し、削除しました。",
}

const then: Record<Exclude<ReviewOutcome, "approved">, Words> = {
  returned: {
    en: "You can write another one on the page of the session, within two weeks after it. If you think that this is a mistake, please reply to this email. A person will read it.",
    ja: "面談から2週間以内であれば、面談のページでもう一度書けます。この判断が間違いだと思われる場合は、このメールに返信してください。担当者が確認します。",
  },
  declined: {
    en: "If you think that this is a mistake, please reply to this email. A person will read it.",
    ja: "この判断が間違いだと思われる場合は、このメールに返信してください。担当者が確認します。",
  },
}

/** No mail if nothing is wrong with it. */
export function removedLetter(
  outcome: ReviewOutcome,
  reason: Words | null,
  publicUrl: string,
): Letter | null {
  if (outcome === "approved") return null
  const text = (language: Language) => ({
    subject: { en: "Your thank-you is no longer shown", ja: "先輩へのお礼の公開を終了しました" }[language],
    paragraphs: [opening[language], ...(reason ? [reason[language]] : []), then[outcome][language]],
    link: {
      label: { en: "Your sessions", ja: "面談の一覧" }[language],
      url: `${publicUrl}/mentors/sessions`,
    },
  })
  return { en: text("en"), ja: text("ja") }
}
