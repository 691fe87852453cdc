import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "screening.not_found": {
    status: 404,
    en: "There is no senpai with this address. The account may have been deleted.",
    ja: "この先輩は見つかりません。アカウントが削除された可能性があります。",
  },
  "screening.nothing_screened": {
    status: 409,
    en: "This is only possible for a screened senpai.",
    ja: "審査済みの先輩だけができる操作です。",
  },
  "screening.nothing_to_renew": {
    status: 409,
    en: "Your screening is still valid for a long time. You can renew it in the last 60 days.",
    ja: "審査の有効期間はまだ十分に残っています。更新できるのは、期限の60日前からです。",
  },
  "screening.paused_already": {
    status: 409,
    en: "Requests to this senpai are paused already.",
    ja: "この先輩への依頼は、すでに停止されています。",
  },
  "screening.nothing_paused": {
    status: 409,
    en: "Requests to this senpai are not paused.",
    ja: "この先輩への依頼は停止されていません。",
  },
} as const satisfies ErrorTexts
