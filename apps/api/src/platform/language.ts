import {
  DEFAULT_LANGUAGE,
  type Language,
  languageFromAcceptHeader,
  readLanguage,
} from "@shirube/contract/language"

/** Language of an API answer: `LanguageType`, then Accept-Language, then English. */
export const requestLanguage = (headers: Headers): Language =>
  readLanguage(headers.get("LanguageType")) ??
  languageFromAcceptHeader(headers.get("Accept-Language")) ??
  DEFAULT_LANGUAGE
