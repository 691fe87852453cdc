import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "mentor.not_found": {
    status: 404,
    en: "This senpai has no page here, or it has been taken down.",
    ja: "この先輩のページは存在しないか、公開が終了しています。",
  },
  "mentor.page_changed": {
    status: 409,
    en: "Your page was changed in another window. Please reload it to see it as it is now.",
    ja: "ページは別の画面で変更されています。読み込み直して、最新の内容を確認してください。",
  },
} as const satisfies ErrorTexts
