import { useLocale } from "use-intl"

/** What a language is called in the reader's. */
export function useLanguageName(): (code: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: "language", fallback: "code" })
  return (code) => names.of(code) ?? code
}

/** What most international students in Japan think in. Anything else is found by searching. */
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
