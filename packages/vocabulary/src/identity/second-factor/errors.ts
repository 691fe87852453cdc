import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "second_factor.wrong_code": {
    status: 422,
    en: "That code is not right, or has been used already. Enter the code your app shows now, or use a recovery code.",
    ja: "コードが正しくないか、すでに使われています。アプリに今表示されているコードを入力するか、リカバリーコードを使ってください。",
  },
  "second_factor.already_on": {
    status: 409,
    en: "The authenticator app is already set up.",
    ja: "認証アプリはすでに設定されています。",
  },
  "second_factor.not_started": {
    status: 409,
    en: "Please start setting up the authenticator app again.",
    ja: "認証アプリの設定を最初からやり直してください。",
  },
  "second_factor.not_on": {
    status: 409,
    en: "No second step is set up on this account.",
    ja: "このアカウントには2段階認証が設定されていません。",
  },
} as const satisfies ErrorTexts
