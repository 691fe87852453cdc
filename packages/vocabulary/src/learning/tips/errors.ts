import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "tip.not_found": {
    status: 404,
    en: "This tip does not exist, or it has been taken down.",
    ja: "このヒントは存在しないか、公開が終了しています。",
  },
  "tip.changed": {
    status: 409,
    en: "This tip was changed in another window. Please reload the page to see it as it is now.",
    ja: "このヒントは別の画面で変更されています。ページを読み込み直して、最新の内容を確認してください。",
  },
  "tip.declined": {
    status: 409,
    en: "Our editors have decided not to publish this tip. You are welcome to write another one.",
    ja: "このヒントは掲載を見送ることになりました。別のヒントをぜひ書いてください。",
  },
  "tip.too_many": {
    status: 409,
    en: "You have reached the limit for tips. Please remove one that you no longer need.",
    ja: "作成できるヒントの数の上限に達しました。不要なものを削除してから、もう一度お試しください。",
  },
  "tip.film_not_there": {
    status: 409,
    en: "The video of this tip is no longer here, was not sent by you, or is used in another tip of yours. Please add it again.",
    ja: "ヒントの動画が見つからないか、ほかの人の動画、または別のヒントで使っている動画です。もう一度追加してください。",
  },
  "tip.film_not_ready": {
    status: 409,
    en: "Your video is still being prepared. Keep the tip as a draft, and send it once the video is ready.",
    ja: "動画を準備しています。いったん下書きとして保存し、準備ができてから送ってください。",
  },
  "tip.is_published": {
    status: 409,
    en: "Readers can see this tip. Please take it down before you remove it.",
    ja: "このヒントは公開中です。先に公開を終了してから、削除してください。",
  },
} as const satisfies ErrorTexts
