import { useLocale } from "use-intl"

/** The name of a language in the reader's language. */
export function useLanguageName(): (code: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: "language", fallback: "code" })
  return (code) => names.of(code) ?? code
}

/** The most common first languages of international students in Japan. Others are found by searching. */
export const usualLanguages = [
  "ja",
  "en",
  "zh",
  "vi",
  "ne",
  "ko",
  "my",
  "id",
  "th",
  "si",
  "bn",
  "mn",
  "uz",
  "tl",
  "hi",
  "fr",
  "es",
] as const
