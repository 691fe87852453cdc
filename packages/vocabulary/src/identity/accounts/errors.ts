import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "account.terms_needed": {
    status: 409,
    en: "Please agree to the terms and the privacy policy first.",
    ja: "先に、利用規約とプライバシーポリシーへの同意をお願いします。",
  },
  "account.registration_unfinished": {
    status: 409,
    en: "Please finish signing up first. A few steps are still open.",
    ja: "先に会員登録を最後まで済ませてください。まだ入力していない項目があります。",
  },
  "account.verified_students_only": {
    status: 409,
    en: "This is only for verified students. Please verify first that you are a student.",
    ja: "在学確認が済んだ学生の方のみご利用いただけます。先に在学確認をしてください。",
  },
  "account.screened_senpai_only": {
    status: 409,
    en: "This is only for screened senpai. Your account shows the state of your application.",
    ja: "編集部の審査を終えた先輩のみご利用いただけます。審査の状況はマイページで確認できます。",
  },
  "account.administrators_only": {
    status: 409,
    en: "Only an administrator can do this. Please ask one of them.",
    ja: "この操作は管理者のみ行えます。管理者にご依頼ください。",
  },
  "account.editor_role_needed": {
    status: 409,
    en: "Your role among the editors does not include this. An administrator can change your role.",
    ja: "編集者としてのご自分の役割に、この操作は含まれていません。役割は管理者が変更できます。",
  },
  /** The gate appends the end date and the reason. */
  "account.suspended": {
    status: 403,
    en: "Your account is suspended. Sign in to read why and to appeal.",
    ja: "アカウントの利用が停止されています。サインインすると、理由の確認と異議の申し立てができます。",
  },
} as const satisfies ErrorTexts
