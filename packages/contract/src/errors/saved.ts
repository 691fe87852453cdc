import type { ErrorTexts } from "./texts.ts"

export const errors = {
  "saved.nothing_there": {
    status: 404,
    en: "This is no longer here, so it could not be saved.",
    ja: "すでに公開が終了しているため、保存できませんでした。",
  },
  "saved.not_for_companies": {
    status: 409,
    en: "Saving is for students and senpai. Company accounts cannot save things.",
    ja: "保存は学生と先輩のための機能です。企業アカウントではご利用いただけません。",
  },
} as const satisfies ErrorTexts
