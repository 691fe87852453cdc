import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "notification.not_found": {
    status: 404,
    en: "This notification is no longer here. Please load the list again.",
    ja: "このお知らせはもうありません。一覧を読み込み直してください。",
  },
  "notification.unsubscribe_invalid": {
    status: 409,
    en: "This link is not complete. Please open it from the email again, or change your emails in your account.",
    ja: "リンクが正しくありません。メールからもう一度開くか、アカウントの設定でメールを変更してください。",
  },
  "push.not_found": {
    status: 404,
    en: "Notifications are already off on this device.",
    ja: "この端末への通知は、すでにオフになっています。",
  },
  "push.subscription_refused": {
    status: 409,
    en: "Your browser uses a notification service that we cannot reach. Please try another browser.",
    ja: "お使いのブラウザーの通知サービスには対応していません。別のブラウザーでお試しください。",
  },
  "push.key_changed": {
    status: 409,
    en: "This page is a little old. Please load it again, then turn notifications on.",
    ja: "ページの情報が古くなっています。再読み込みしてから、通知をオンにしてください。",
  },
} as const satisfies ErrorTexts
