import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "past_event.not_found": {
    status: 404,
    en: "This past event is not here. It may have been taken down.",
    ja: "この過去のイベントは見つかりませんでした。公開を終了した可能性があります。",
  },
} as const satisfies ErrorTexts
