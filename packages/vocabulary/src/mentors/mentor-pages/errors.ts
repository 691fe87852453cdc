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
  "mentor.removed": {
    status: 409,
    en: "Our editors have taken your page down, so it cannot be published. You can write to them below.",
    ja: "編集部がページの公開を終了したため、公開できません。編集部へのご連絡は、下のフォームをご利用ください。",
  },
  "mentor.unchanged": {
    status: 409,
    en: "Our editors have asked you to change your page, and its texts are still the same. Please change what they mention, then publish it again.",
    ja: "編集部からページの修正をお願いしていますが、文章が変わっていません。指摘された点を直してから、もう一度公開してください。",
  },
  "mentor.not_removed": {
    status: 404,
    en: "Your page has not been taken down, or it is shown again.",
    ja: "ページは非公開にされていないか、すでに再び公開されています。",
  },
  "mentor.appealed_already": {
    status: 409,
    en: "You have written to the editors already. They will answer by email.",
    ja: "すでに編集部へお知らせいただいています。編集部からメールでお返事します。",
  },
} as const satisfies ErrorTexts
