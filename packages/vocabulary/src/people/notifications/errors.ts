import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "notification.not_found": {
    status: 404,
    en: "This notification is no longer here.",
    ja: "このお知らせはもうありません。",
  },
  "notification.unsubscribe_invalid": {
    status: 409,
    en: "This link is not complete. Please open it from the email again, or change your emails in your account.",
    ja: "リンクが正しくありません。メールからもう一度開くか、アカウントの設定でメールを変更してください。",
  },
} as const satisfies ErrorTexts
