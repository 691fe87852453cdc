import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "senpai.decided_already": {
    status: 409,
    en: "Our editors have already decided about your application. Please write to us if something has changed.",
    ja: "すでに審査の結果が出ています。内容に変更がある場合は、お問い合わせください。",
  },
} as const satisfies ErrorTexts
