import type { Language } from "@shirube/vocabulary/language"

export const closedText: Record<Language, string> = {
  en: "This address cannot be used here. Please use one of your own.",
  ja: "このメールアドレスは使えません。ご自身のメールアドレスをご利用ください。",
}
