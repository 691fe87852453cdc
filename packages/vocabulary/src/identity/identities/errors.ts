import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "identity.not_found": {
    status: 404,
    en: "This connection is no longer there. Please load the page again.",
    ja: "この連携は見つかりませんでした。ページを読み込み直してください。",
  },
  "identity.connection_expired": {
    status: 409,
    en: "This took too long, or was not started here. Please start connecting again from the security page.",
    ja: "有効な時間を過ぎたか、ここで始めた連携ではありません。セキュリティのページからもう一度連携してください。",
  },
} as const satisfies ErrorTexts
