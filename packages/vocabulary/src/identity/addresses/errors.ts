import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "address.wrong_code": {
    status: 422,
    en: "That code is not right. Enter the code from our latest email, or ask for a new one.",
    ja: "コードが正しくありません。一番新しいメールのコードを入力するか、新しいコードを送ってください。",
  },
  "address.code_expired": {
    status: 409,
    en: "This code no longer works: it is too old, or there were too many attempts. Please ask for a new one.",
    ja: "このコードはもう使えません。有効な時間を過ぎたか、入力の回数が多すぎました。新しいコードを送ってください。",
  },
} as const satisfies ErrorTexts
