import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "page.not_found": {
    status: 404,
    en: "We could not find this page.",
    ja: "このページは見つかりませんでした。",
  },
} as const satisfies ErrorTexts
