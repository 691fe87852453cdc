declare module "virtual:messages" {
  import type { Language } from "@shirube/contract/language"
  import type { Messages } from "use-intl"

  type PerBundle<Value> = Record<Language, Record<string, Value>>
  /** Where the browser finds a bundle; nothing in development. */
  export const urlOf: (language: Language, bundle: string) => string | undefined
  /** In the browser. */
  export const load: (language: Language, bundle: string) => Promise<{ default: Partial<Messages> }>
  /** On the server. */
  export const texts: PerBundle<Partial<Messages>>
}

declare module "virtual:form-rules" {
  import type { GroupRule } from "#web/lib/form/rules.ts"

  /** By route, as in `POST /v1/auth/login`. */
  export const rules: Readonly<Record<string, GroupRule>>
  /** Routes that take the same body twice and count it as once. */
  export const repeatable: readonly string[]
}

declare module "virtual:quarters" {
  import type { Quarters } from "#web/lib/site-map.ts"

  /** On the server the whole tree, in the browser its root. */
  export const routeTree: typeof import("#web/routeTree.gen.ts").routeTree
  /** Those that the browser may have to fetch; on the server none. */
  export const quarters: Quarters
}
