import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "export.underway": {
    status: 409,
    en: "Your archive is being made already. We will tell you when it is ready.",
    ja: "すでにデータを準備しています。完了したらお知らせします。",
  },
  "export.not_found": {
    status: 404,
    en: "This archive is no longer here. Ask for a new one in your account.",
    ja: "このデータはもうありません。アカウントのページでもう一度お申し込みください。",
  },
} as const satisfies ErrorTexts
