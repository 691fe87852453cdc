import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "passkey.not_found": {
    status: 404,
    en: "This passkey is no longer there. Please load the page again.",
    ja: "このパスキーは見つかりませんでした。ページを読み込み直してください。",
  },
  "passkey.refused": {
    status: 422,
    en: "This passkey could not be confirmed. Please try again.",
    ja: "パスキーを確認できませんでした。もう一度お試しください。",
  },
  "passkey.already_known": {
    status: 409,
    en: "This passkey is already registered. You can sign in with it.",
    ja: "このパスキーはすでに登録されています。そのままサインインに使えます。",
  },
} as const satisfies ErrorTexts
