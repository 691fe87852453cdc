// The language of one router: what is shown, and whether URLs carry it.
import type { Language } from "@shirube/vocabulary/language"
import type { LocationRewrite } from "@tanstack/react-router"
import { createTranslator, type Messages } from "use-intl"
import { splitPrefix, withPrefix } from "./language.ts"
import type { Area } from "./messages.ts"

/** Times are shown in Japan time, wherever the reader or the server is. */
export const TIME_ZONE = "Asia/Tokyo"

const translatorFor = (language: Language, messages: Messages) =>
  createTranslator({ locale: language, messages, timeZone: TIME_ZONE })

export type Translate = ReturnType<typeof translatorFor>

type LoadMessages = (
  language: Language,
  areas: Iterable<Area>,
) => Partial<Messages> | Promise<Partial<Messages>>

export class Locale {
  readonly #load: LoadMessages
  readonly #areas = new Set<Area>()
  #language: Language
  #messages: Messages
  #translate: Translate
  /** Set if the URL carries the language. */
  prefix: Language | undefined

  private constructor(
    language: Language,
    prefix: Language | undefined,
    messages: Messages,
    load: LoadMessages,
    areas: Iterable<Area>,
  ) {
    this.#load = load
    this.#areas = new Set(areas)
    this.#language = language
    this.#messages = messages
    this.#translate = translatorFor(language, messages)
    this.prefix = prefix
  }

  static async start(
    { language, prefix, areas }: { language: Language; prefix: Language | undefined; areas: Iterable<Area> },
    load: LoadMessages,
  ): Promise<Locale> {
    return new Locale(language, prefix, (await load(language, areas)) as Messages, load, areas)
  }

  get language() {
    return this.#language
  }
  get messages() {
    return this.#messages
  }
  /** The areas whose messages are loaded. */
  get areas(): ReadonlySet<Area> {
    return this.#areas
  }
  /** For `head` and loaders; components use `useTranslations`. */
  get t() {
    return this.#translate
  }

  /** Loads a page's messages before it is shown. They are added in place, so nothing on screen changes. */
  async need(areas: Iterable<Area>): Promise<void> {
    const missing = [...areas].filter((area) => !this.#areas.has(area))
    if (missing.length === 0) return
    const language = this.#language
    const loaded = await this.#load(language, missing)
    // The reader switched meanwhile.
    if (language !== this.#language) return this.need(areas)
    Object.assign(this.#messages, loaded)
    for (const area of missing) this.#areas.add(area)
  }

  async show(language: Language): Promise<void> {
    const loaded = new Set(this.#areas)
    const messages = (await this.#load(language, loaded)) as Messages
    // A page that is being preloaded may have added areas meanwhile.
    for (let added = this.#without(loaded); added.length > 0; added = this.#without(loaded)) {
      Object.assign(messages, await this.#load(language, added))
      for (const area of added) loaded.add(area)
    }
    this.#language = language
    this.#messages = messages
    this.#translate = translatorFor(language, messages)
  }

  readonly #without = (loaded: ReadonlySet<Area>) => [...this.#areas].filter((area) => !loaded.has(area))

  /** Routes do not see the prefix. Links are prefixed on prefixed pages only. */
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
