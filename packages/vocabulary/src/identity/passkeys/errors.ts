import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "passkey.not_found": {
    status: 404,
    en: "This passkey is no longer there.",
    ja: "このパスキーは見つかりませんでした。",
  },
  "passkey.refused": {
    status: 422,
    en: "This passkey could not be confirmed. Please try again.",
    ja: "パスキーを確認できませんでした。もう一度お試しください。",
  },
  "passkey.already_known": {
    status: 409,
    en: "This passkey is already registered.",
    ja: "このパスキーはすでに登録されています。",
  },
} as const satisfies ErrorTexts
