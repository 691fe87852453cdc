import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "consents.declined": {
    status: 409,
    en: "Without your agreement to the terms and the privacy policy we cannot keep an account for you. You can still read every article without one.",
    ja: "利用規約とプライバシーポリシーに同意いただけない場合、会員登録はできません。登録をしなくても、記事はすべて読めます。",
  },
  "consents.guardian_needed": {
    status: 409,
    en: "You are under 18, so a parent or guardian has to agree too. Please enter their name.",
    ja: "18歳未満の方は、保護者の同意も必要です。保護者のお名前を入力してください。",
  },
} as const satisfies ErrorTexts
