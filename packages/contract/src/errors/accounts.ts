import type { ErrorTexts } from "./texts.ts"

export const errors = {
  "account.registration_unfinished": {
    status: 409,
    en: "Please finish signing up first. A few steps are still open.",
    ja: "先に会員登録を最後まで済ませてください。まだ入力していない項目があります。",
  },
  "account.verified_students_only": {
    status: 409,
    en: "This is only for verified students.",
    ja: "在学確認が済んだ学生の方のみご利用いただけます。",
  },
  "account.screened_senpai_only": {
    status: 409,
    en: "This is only for senpai whom our editors have screened.",
    ja: "編集部の審査を終えた先輩のみご利用いただけます。",
  },
} as const satisfies ErrorTexts
