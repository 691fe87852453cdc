import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "application.not_found": {
    status: 404,
    en: "This application is not on your list any more.",
    ja: "この応募は、すでに一覧から削除されています。",
  },
  "application.changed_elsewhere": {
    status: 409,
    en: "You have changed this application in another tab or on another device. It is now shown as it is there. Please make your change again.",
    ja: "この応募は、別のタブまたは端末で変更されています。最新の内容を表示しましたので、もう一度変更してください。",
  },
  "application.too_many": {
    status: 409,
    en: "You can keep up to 200 applications. Please remove one that you no longer need.",
    ja: "応募は200件まで登録できます。不要なものを削除してから、もう一度お試しください。",
  },
} as const satisfies ErrorTexts
