import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "article.not_found": {
    status: 404,
    en: "We could not find this article. It may have been moved or taken down.",
    ja: "この記事は見つかりませんでした。移動または公開終了の可能性があります。",
  },
} as const satisfies ErrorTexts
