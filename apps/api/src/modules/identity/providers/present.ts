import type { Language } from "@shirube/vocabulary/language"

export const notOurPage: Record<Language, string> = {
  en: "This is not an address of this site.",
  ja: "このサイトのアドレスではありません。",
}
