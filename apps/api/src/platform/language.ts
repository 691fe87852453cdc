import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  languageFromAcceptHeader,
} from "@shirube/contract/language"

/** Language of an API answer: `LanguageType`, then Accept-Language, then English. */
export function requestLanguage(headers: Headers): Language {
  const asked = headers.get("LanguageType")?.trim().toLowerCase()
  if (isLanguage(asked)) return asked
  return languageFromAcceptHeader(headers.get("Accept-Language")) ?? DEFAULT_LANGUAGE
}
