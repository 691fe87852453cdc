import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "follows.nothing_there": {
    status: 404,
    en: "This is no longer here, so it could not be followed.",
    ja: "すでに公開が終了しているため、フォローできませんでした。",
  },
  "follows.not_for_companies": {
    status: 409,
    en: "Following is for students and senpai. Company accounts cannot follow anything.",
    ja: "フォローは学生と先輩のための機能です。企業アカウントではご利用いただけません。",
  },
} as const satisfies ErrorTexts
