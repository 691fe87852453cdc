import type { ErrorTexts } from "./texts.ts"

export const errors = {
  "profile.too_young": {
    status: 409,
    en: "You can have an account from the age of 15. Until then, you are welcome to read everything here without one.",
    ja: "会員登録は15歳からできます。それまでは、登録をしなくてもすべての記事を読めます。",
  },
  "profile.adults_only": {
    status: 409,
    en: "The members' directory and the matching service are for people aged 18 or over.",
    ja: "メンバー一覧とマッチングサービスは、18歳以上の方が利用できます。",
  },
} as const satisfies ErrorTexts
