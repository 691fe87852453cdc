import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "career_document.not_found": {
    status: 404,
    en: "This document does not exist, or you have deleted it.",
    ja: "この書類は存在しないか、すでに削除されています。",
  },
  "career_document.changed_elsewhere": {
    status: 409,
    en: "You have changed this document in another window. What you have written here is not saved yet.",
    ja: "この書類は別の画面で変更されています。この画面で書いた内容は、まだ保存されていません。",
  },
  "career_document.too_many": {
    status: 409,
    en: "You have reached the limit for documents of this kind. Please delete one that you no longer need.",
    ja: "この種類の書類は、保存できる数の上限に達しました。不要なものを削除してから、もう一度お試しください。",
  },
  "career_document.no_such_version": {
    status: 404,
    en: "This version is not kept any more. Please choose another one.",
    ja: "この版はもう残っていません。別の版を選んでください。",
  },
  "career_document.too_many_named": {
    status: 409,
    en: "This document has reached the limit for named versions. Your text itself is saved.",
    ja: "この書類には、これ以上名前付きの版を残せません。書類の内容は保存されています。",
  },
} as const satisfies ErrorTexts
