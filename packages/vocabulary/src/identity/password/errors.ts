import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "password.wrong": {
    status: 422,
    en: "That password is not right. Try again, or ask for a new password.",
    ja: "パスワードが正しくありません。もう一度入力するか、パスワードを再設定してください。",
  },
  "password.weak": {
    status: 422,
    en: "Please choose a password that is harder to guess.",
    ja: "もっと推測されにくいパスワードにしてください。",
  },
  "password.not_set": {
    status: 409,
    en: "This account has no password yet. Ask for a reset link to choose one.",
    ja: "このアカウントにはまだパスワードがありません。再設定リンクを申し込んで設定してください。",
  },
  "password.reset_invalid": {
    status: 409,
    en: "This link has been used or is too old. Please ask for a new one.",
    ja: "このリンクは使用済みか、期限が切れています。もう一度お申し込みください。",
  },
} as const satisfies ErrorTexts
