import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "interview_question.not_found": {
    status: 404,
    en: "This interview question does not exist. Please choose one from the list.",
    ja: "この面接の質問は見つかりませんでした。一覧から選んでください。",
  },
} as const satisfies ErrorTexts
