import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "profile.too_young": {
    status: 409,
    en: "You can have an account from the age of 15. Until then, you are welcome to read every article here without one.",
    ja: "会員登録は15歳からできます。それまでは、登録をしなくてもすべての記事を読めます。",
  },
  "profile.adults_only": {
    status: 409,
    en: "The members’ directory and the matching service are for people aged 18 or over.",
    ja: "メンバー一覧とマッチングサービスは、18歳以上の方が利用できます。",
  },
  "profile.withheld": {
    status: 409,
    en: "Our editors have taken your profile out of the members’ directory. Please answer their email if you would like to be listed again.",
    ja: "編集部の判断により、あなたのプロフィールはメンバー一覧に掲載できません。掲載を希望する場合は、編集部からのメールに返信してください。",
  },
} as const satisfies ErrorTexts
