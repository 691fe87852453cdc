export const languages = ["en", "ja"] as const
export type Language = (typeof languages)[number]
export const DEFAULT_LANGUAGE: Language = "en"

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/** Accepts `ja`, `JA` and `ja-JP`. Undefined for an unsupported language. */
export function readLanguage(value: string | null | undefined): Language | undefined {
  const [, language] = /^([a-z]{2})(?:[-_][a-z0-9]{1,8})*$/.exec(value?.trim().toLowerCase() ?? "") ?? []
  return isLanguage(language) ? language : undefined
}

/** The entity of the specification: one supported locale. */
export interface Locale {
  readonly code: Language
  readonly iso: string
  readonly name: string
  readonly dir: "ltr" | "rtl"
}
export const locales: Record<Language, Locale> = {
  en: { code: "en", iso: "en-US", name: "English", dir: "ltr" },
  ja: { code: "ja", iso: "ja-JP", name: "日本語", dir: "ltr" },
}

/** How dates are written: English ones are British, as the spelling is. */
export const dateLocales: Readonly<Record<Language, string>> = { en: "en-GB", ja: "ja-JP" }

/** Picks the first supported language of an Accept-Language header, honouring q-values. */
export function languageFromAcceptHeader(header: string | null | undefined): Language | undefined {
  if (!header) return undefined
  return header
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";")
      const quality = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find(Boolean)
      return { language: tag.trim().toLowerCase().split("-")[0], quality: quality ? Number(quality) : 1 }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
    .find(isLanguage)
}
