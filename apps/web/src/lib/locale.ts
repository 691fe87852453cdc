// The language of one router: what is shown, and whether addresses carry it.
import type { Language } from "@shirube/contract/language"
import type { LocationRewrite } from "@tanstack/react-router"
import { createTranslator, type Messages } from "use-intl"
import { splitPrefix, withPrefix } from "./language.ts"

/** Times are shown as they are in Japan, wherever the reader or the server is. */
export const TIME_ZONE = "Asia/Tokyo"

const translatorFor = (language: Language, messages: Messages) =>
  createTranslator({ locale: language, messages, timeZone: TIME_ZONE })

export type Translate = ReturnType<typeof translatorFor>

export class Locale {
  #language: Language
  #messages: Messages
  #translate: Translate
  /** Set while the address carries the language. */
  prefix: Language | undefined

  constructor(language: Language, prefix: Language | undefined, messages: Messages) {
    this.#language = language
    this.#messages = messages
    this.#translate = translatorFor(language, messages)
    this.prefix = prefix
  }

  get language() {
    return this.#language
  }
  get messages() {
    return this.#messages
  }
  /** For `head` and loaders; components use `useTranslations`. */
  get t() {
    return this.#translate
  }

  show(language: Language, messages: Messages) {
    this.#language = language
    this.#messages = messages
    this.#translate = translatorFor(language, messages)
  }

  /** Routes know nothing of the prefix. Links stay prefixed on a prefixed address and bare on a bare one. */
  readonly rewrite: LocationRewrite = {
    input: ({ url }) => {
      url.pathname = splitPrefix(url.pathname).path
      return url
    },
    output: ({ url }) => {
      url.pathname = withPrefix(url.pathname, this.prefix)
      return url
    },
  }
}
