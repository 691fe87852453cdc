import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "university.not_found": {
    status: 404,
    en: "We do not have this university in our list. Search for it by its name.",
    ja: "この大学は一覧にありません。大学名で検索してください。",
  },
} as const satisfies ErrorTexts
