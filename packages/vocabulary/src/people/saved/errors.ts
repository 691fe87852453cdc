import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "saved.nothing_there": {
    status: 404,
    en: "This is no longer here, so it could not be saved.",
    ja: "すでに公開が終了しているため、保存できませんでした。",
  },
  "saved.not_for_companies": {
    status: 409,
    en: "Saving is for students and senpai. Company accounts cannot save anything.",
    ja: "保存は学生と先輩のための機能です。企業アカウントではご利用いただけません。",
  },
  "saved.not_saved": {
    status: 404,
    en: "You have already removed this from your saved list.",
    ja: "これは保存した一覧からすでに外れています。",
  },
  "collection.not_found": {
    status: 404,
    en: "This collection does not exist any more.",
    ja: "このコレクションは、すでに削除されています。",
  },
  "collection.name_taken": {
    status: 409,
    en: "You already have a collection with this name. Please choose another one.",
    ja: "同じ名前のコレクションがすでにあります。別の名前を付けてください。",
  },
  "collection.too_many": {
    status: 409,
    en: "You can keep up to 50 collections. Please delete one that you no longer need.",
    ja: "コレクションは50個まで作れます。不要なものを削除してから、もう一度お試しください。",
  },
} as const satisfies ErrorTexts
