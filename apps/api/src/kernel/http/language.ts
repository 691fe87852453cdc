import { memoizeByText } from "@shirube/vocabulary/http/memoize"
import {
  DEFAULT_LANGUAGE,
  type Language,
  languageFromAcceptHeader,
  readLanguage,
} from "@shirube/vocabulary/language"

/** Language of an API response: `LanguageType`, then Accept-Language, then English. */
export const requestLanguage = (header: (name: string) => string | null | undefined): Language =>
  readLanguage(header("languagetype")) ?? languageOfBrowser(header("accept-language")) ?? DEFAULT_LANGUAGE

const languageOfBrowser = (header: string | null | undefined) =>
  header ? (acceptedLanguage(header) ?? undefined) : undefined
const acceptedLanguage = memoizeByText((header) => languageFromAcceptHeader(header) ?? null)
