import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "member.not_found": {
    status: 404,
    en: "This person is not in the directory, or no longer is.",
    ja: "このメンバーは見つかりませんでした。一覧への掲載をやめた可能性があります。",
  },
} as const satisfies ErrorTexts
