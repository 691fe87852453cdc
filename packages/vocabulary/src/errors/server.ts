import type { ErrorTexts } from "./texts.ts"

export const errors = {
  "server.unexpected": {
    status: 500,
    en: "Something went wrong on our side. Please try again in a moment.",
    ja: "サーバーで問題が起きました。少し待ってから、もう一度お試しください。",
  },
  "server.maintenance": {
    status: 503,
    en: "Shirube is being maintained. Please come back in a little while.",
    ja: "ただいまメンテナンス中です。しばらくしてからもう一度お越しください。",
  },
  "server.unavailable": {
    status: 503,
    en: "This service is not available right now. Please try again in a moment.",
    ja: "ただいまご利用いただけません。少し待ってから、もう一度お試しください。",
  },
} as const satisfies ErrorTexts
