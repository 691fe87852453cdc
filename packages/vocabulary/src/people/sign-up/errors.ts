import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "sign_up.expired": {
    status: 409,
    en: "This took too long, so it is no longer valid. Please enter your email address again.",
    ja: "有効な時間を過ぎました。もう一度メールアドレスを入力してください。",
  },
  "sign_up.account_exists": {
    status: 409,
    en: "There is already an account with this email address. Please sign in instead.",
    ja: "このメールアドレスのアカウントはすでにあります。サインインしてください。",
  },
  "sign_up.role_fixed": {
    status: 409,
    en: "This can only be changed until your sign-up is finished. Please write to us if it is not right.",
    ja: "変更できるのは会員登録が終わるまでです。間違っている場合は、お問い合わせください。",
  },
} as const satisfies ErrorTexts
