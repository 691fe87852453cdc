import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "calendar.no_such_class": {
    status: 404,
    en: "The calendar has no dates for this graduation yet. Please choose another one.",
    ja: "この卒業時期のカレンダーはまだありません。別の時期を選んでください。",
  },
  "calendar.no_such_entry": {
    status: 404,
    en: "This entry does not exist, or it has been removed from the calendar.",
    ja: "この予定は存在しないか、カレンダーから削除されています。",
  },
  "calendar.no_such_feed": {
    status: 404,
    en: "This calendar address leads nowhere. Please copy the newest one from your calendar.",
    ja: "このカレンダーのアドレスは使えません。カレンダーのページから新しいアドレスをコピーしてください。",
  },
  "calendar.too_many": {
    status: 409,
    en: "Your calendar is full. Please remove entries that you no longer need.",
    ja: "カレンダーに登録できる数の上限に達しました。不要な予定を削除してください。",
  },
} as const satisfies ErrorTexts
