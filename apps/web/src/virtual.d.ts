declare module "virtual:messages" {
  import type { Language } from "@shirube/vocabulary/language"
  import type { Messages } from "use-intl"

  type PerBundle<Value> = Record<Language, Record<string, Value>>
  /** The URL of a bundle in the browser; undefined in development. */
  export const urlOf: (language: Language, bundle: string) => string | undefined
  /** In the browser. */
  export const load: (language: Language, bundle: string) => Promise<{ default: Partial<Messages> }>
  /** On the server. */
  export const texts: PerBundle<Partial<Messages>>
}

declare module "virtual:form-rules" {
  import type { GroupRule } from "./lib/form/rules.ts"

  /** By route, as in `POST /v1/auth/login`. */
  export const rules: Readonly<Record<string, GroupRule>>
  /** Routes that treat a repeated body as the same request. */
  export const repeatable: readonly string[]
}

declare module "virtual:route-groups" {
  import type { RouteGroups } from "./lib/page/site-map.ts"

  /** The whole tree on the server, only its root in the browser. */
  export const routeTree: typeof import("./routeTree.gen.ts").routeTree
  /** Route groups that the browser loads on demand; none on the server. */
  export const routeGroups: RouteGroups
}
