import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "handover.not_configured": {
    status: 404,
    en: "This site is not connected to a matching service.",
    ja: "このサイトはマッチングサービスと接続されていません。",
  },
} as const satisfies ErrorTexts
