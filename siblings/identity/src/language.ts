export const LANGUAGES = ["en", "ja"] as const
export type Language = (typeof LANGUAGES)[number]

const known = (tag: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => tag?.trim().toLowerCase().split("-")[0] === language)

export interface LanguagePreferences {
  /** `?lang=`: the reader used the switch. */
  readonly lang?: string | undefined
  /** OpenID's `ui_locales`: the language of the product's page. */
  readonly uiLocales?: string | undefined
  readonly acceptLanguage?: string | undefined
}

export const chooseLanguage = ({ lang, uiLocales, acceptLanguage }: LanguagePreferences): Language =>
  known(lang) ?? firstKnown(uiLocales?.split(" ")) ?? firstKnown(byWeight(acceptLanguage)) ?? "en"

const firstKnown = (tags: readonly string[] | undefined) => tags?.map(known).find((tag) => tag !== undefined)

function byWeight(header: string | undefined): string[] {
  const weighed = (header ?? "").split(",").map((part) => {
    const [tag = "", ...parameters] = part.split(";")
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean)
    return { tag, weight: Number(weight ?? 1) }
  })
  return weighed
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}
