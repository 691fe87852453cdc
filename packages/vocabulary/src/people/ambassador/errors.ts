import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "ambassador.students_only": {
    status: 409,
    en: "Only students can become ambassadors. Your account is not a student account.",
    ja: "アンバサダーに応募できるのは学生の方だけです。このアカウントは学生のアカウントではありません。",
  },
  "ambassador.closed": {
    status: 409,
    en: "Applications are closed at the moment. The application page says when they open next.",
    ja: "現在、募集期間外です。次の募集は応募ページでお知らせします。",
  },
  "ambassador.declined_already": {
    status: 409,
    en: "Our editors have decided about your application for this time. You are welcome to apply again when applications next open.",
    ja: "今回の募集については、すでに結果をお知らせしています。次の募集のときに、またご応募ください。",
  },
  "ambassador.accepted_already": {
    status: 409,
    en: "You are already an ambassador, so there is nothing more to send.",
    ja: "すでにアンバサダーになっています。新しく応募する必要はありません。",
  },
  "ambassador.nothing_waits": {
    status: 409,
    en: "There is no application waiting, so there is nothing to withdraw.",
    ja: "審査を待っている応募がないため、取り下げるものはありません。",
  },
} as const satisfies ErrorTexts
