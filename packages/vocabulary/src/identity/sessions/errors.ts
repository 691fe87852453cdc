import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "session.not_found": {
    status: 404,
    en: "This sign-in has already ended.",
    ja: "このサインインはすでに終了しています。",
  },
} as const satisfies ErrorTexts
