import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "push.not_found": {
    status: 404,
    en: "This device is switched off already.",
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
