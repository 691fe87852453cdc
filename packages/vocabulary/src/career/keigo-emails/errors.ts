import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "keigo_email.not_found": {
    status: 404,
    en: "There is no such email. Please choose one from the list.",
    ja: "このメールの例文はありません。一覧から選んでください。",
  },
} as const satisfies ErrorTexts
