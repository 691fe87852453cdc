import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "interview_question.not_found": {
    status: 404,
    en: "This interview question does not exist.",
    ja: "この面接の質問は見つかりませんでした。",
  },
} as const satisfies ErrorTexts
