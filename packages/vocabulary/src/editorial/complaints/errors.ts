import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "complaint.nothing_there": {
    status: 404,
    en: "This is no longer here, so there is nothing left to report.",
    ja: "すでに表示されなくなっているため、通報の必要はありません。",
  },
  "complaint.own": {
    status: 409,
    en: "This is your own. You can change it yourself at any time.",
    ja: "これはあなたのものです。いつでもご自分で変更できます。",
  },
} as const satisfies ErrorTexts
