import type { QueryClient } from "@tanstack/react-query"
import type { Locale } from "./locale.ts"
import type { Settings } from "./request-context.ts"

/** What loaders, guards and `head` find in `context`. */
export interface RouterContext {
  readonly locale: Locale
  readonly queries: QueryClient
  settings: Settings
}

/** A route names its frame in `staticData.layout`; without a name it is `default`. */
export type LayoutName = "default" | "sign-up" | "none" | "career"
