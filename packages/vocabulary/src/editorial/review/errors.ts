import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "review.no_queue": {
    status: 404,
    en: "There is no such queue.",
    ja: "その種類の審査はありません。",
  },
  "review.not_found": {
    status: 404,
    en: "This is no longer here. The person may have left.",
    ja: "見つかりません。申請した方が退会した可能性があります。",
  },
  "review.decided_already": {
    status: 409,
    en: "Another editor has just decided this. Your decision was not saved.",
    ja: "ほかの編集者が先に決定しました。今回の内容は保存されていません。",
  },
  "review.changed": {
    status: 409,
    en: "This was changed while you were looking at it. Please look at it again before you decide.",
    ja: "確認中に内容が変更されました。もう一度確認してから決定してください。",
  },
  "review.withdrawn": {
    status: 409,
    en: "The applicant has withdrawn this, so there is nothing left to decide.",
    ja: "申請が取り下げられたため、決定は必要なくなりました。",
  },
  "review.undo_over": {
    status: 409,
    en: "This can no longer be undone. It has taken effect, or another editor has decided it.",
    ja: "もう取り消せません。すでに反映されたか、ほかの編集者が決定しました。",
  },
  "decision_template.not_found": {
    status: 404,
    en: "There is no such template. Another editor may have removed it.",
    ja: "そのテンプレートはありません。ほかの編集者が削除した可能性があります。",
  },
  "decision_template.changed": {
    status: 409,
    en: "Another editor has changed this template meanwhile. Please read it again before you save.",
    ja: "ほかの編集者がこのテンプレートを変更しました。もう一度確認してから保存してください。",
  },
  "decision_template.too_many": {
    status: 409,
    en: "There are as many templates as a list can hold. Please remove one first.",
    ja: "テンプレートがいっぱいです。先にどれかを削除してください。",
  },
} as const satisfies ErrorTexts
