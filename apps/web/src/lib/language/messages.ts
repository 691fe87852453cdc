// The messages of the interface. A route names its areas in `staticData.texts`; `core` (the areas `common` and `status`,
// and the labels of the site's navigation) is always loaded, labels of the account and the editors' area with theirs.

import { load, texts, urlOf } from "virtual:messages"
import type { Language } from "@shirube/vocabulary/language"
import { createIsomorphicFn } from "@tanstack/react-start"
import type { Messages } from "use-intl"
import type { OwnMessage } from "../api/failure.ts"

export type Area = Exclude<
  keyof Messages,
  "common" | "status" | "navigation" | "accountNavigation" | "editorNavigation"
>

const bundlesOf = (areas: Iterable<Area>) => ["core", ...areas]

/** On the server all messages are in memory; the browser fetches those of its page, in its language. */
export const loadMessages: (
  language: Language,
  areas: Iterable<Area>,
) => Partial<Messages> | Promise<Partial<Messages>> = createIsomorphicFn()
  .server((language: Language, areas: Iterable<Area>): Partial<Messages> | Promise<Partial<Messages>> =>
    Object.assign({}, ...bundlesOf(areas).map((bundle) => texts[language][bundle])),
  )
  .client(async (language: Language, areas: Iterable<Area>) => {
    const loaded = await Promise.all(bundlesOf(areas).map((bundle) => load(language, bundle)))
    return Object.assign({}, ...loaded.map((module) => module.default))
  })

/** On the server: our messages about a failed call, for callers without a router. */
export const ownMessagesIn =
  (language: Language) =>
  (message: OwnMessage): string =>
    texts[language].core?.status?.[message] ?? message

/** Files to preload with the page. */
export const messageUrls = (language: Language, areas: Iterable<Area>): string[] =>
  bundlesOf(areas).flatMap((bundle) => urlOf(language, bundle) ?? [])
