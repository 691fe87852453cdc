import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "suspension.not_found": {
    status: 404,
    en: "This suspension has ended, or it never existed.",
    ja: "この利用停止はすでに終了しているか、存在しません。",
  },
  "suspension.already": {
    status: 409,
    en: "This account is suspended already. Lift that suspension first if you want another one.",
    ja: "このアカウントはすでに利用停止中です。変更する場合は、先に今の利用停止を解除してください。",
  },
  "suspension.not_possible": {
    status: 409,
    en: "This account cannot be suspended here: it is an editor’s, your own, or already deleted.",
    ja: "このアカウントの利用は停止できません。編集者のアカウント、ご自身のアカウント、または削除済みのアカウントです。",
  },
  "suspension.address_barred": {
    status: 409,
    en: "An account with this address was deleted while it was suspended. A new one can be opened after the suspension ends.",
    ja: "このメールアドレスの以前のアカウントは、利用停止中に削除されました。停止期間が終わるまで、新しいアカウントは作れません。",
  },
  "suspension.own_appeal": {
    status: 409,
    en: "You suspended this account. Another editor decides about the appeal. You can still lift the suspension yourself.",
    ja: "このアカウントの利用停止を決めたのはあなたです。異議申し立ては、ほかの編集者が判断します。利用停止の解除は、ご自身でもできます。",
  },
  "suspension.second_editor_needed": {
    status: 409,
    en: "You proposed this, so another editor confirms it. If there is no other editor, you can do so yourself a day later.",
    ja: "提案した本人は確定できません。ほかの編集者が確認します。ほかに編集者がいない場合は、1日後にご自身で確定できます。",
  },
  "suspension.appealed_already": {
    status: 409,
    en: "You have appealed already. The editors will answer by email.",
    ja: "すでに異議を申し立てています。編集部からメールでお返事します。",
  },
} as const satisfies ErrorTexts
