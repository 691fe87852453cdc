import type { Language } from "@shirube/contract/language"
import type { Words } from "../present.ts"

export const ownEntryNearWords = (title: string, daysLeft: number): Record<Language, Words> => ({
  en: {
    title: daysLeft === 1 ? `Tomorrow: ${title}` : `In ${daysLeft} days: ${title}`,
    text: "You have written this into your calendar.",
  },
  ja: {
    title: daysLeft === 1 ? `明日：${title}` : `${daysLeft}日後：${title}`,
    text: "カレンダーに登録した予定です。",
  },
})
