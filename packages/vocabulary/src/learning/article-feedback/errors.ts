import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "article_feedback.contact_data": {
    status: 409,
    en: "Please leave out email addresses, phone numbers and accounts. To get an answer, write to us from the contact page.",
    ja: "メールアドレス、電話番号、アカウント名は書かないでください。返事が必要な方は、お問い合わせページをご利用ください。",
  },
} as const satisfies ErrorTexts
