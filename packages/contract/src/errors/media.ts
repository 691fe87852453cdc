import type { ErrorTexts } from "./texts.ts"

export const errors = {
  "video.not_found": {
    status: 404,
    en: "There is no such video.",
    ja: "動画が見つかりません。",
  },
} as const satisfies ErrorTexts
