import { type Language, languages } from "./language.ts"

type Words = Readonly<Record<Language, string>>

const namesIn = Object.fromEntries(
  languages.map((language) => [language, new Intl.DisplayNames(language, { type: "language" })]),
) as Record<Language, Intl.DisplayNames>

/** What a language is called in each of ours: "Vietnamese", ベトナム語. */
export const languageName = (code: string): Words => ({
  en: namesIn.en.of(code) ?? code,
  ja: namesIn.ja.of(code) ?? code,
})

/** A label with the language of what it stands above. */
export function withLanguage({ en, ja }: Words, code: string): Words {
  const name = languageName(code)
  return { en: `${en} (${name.en})`, ja: `${ja}（${name.ja}）` }
}
