import type { CurrentUser } from "../auth/current-user.ts"
import type { SessionStatus } from "../auth/state.ts"
import type { Preferences } from "../browser/preferences.ts"
import type { Locale } from "../language/locale.ts"
import type { Queries } from "../query/queries.ts"
import type { FormOutcome, Settings } from "../server/request-context.ts"
import type { PageData } from "./page-data.ts"
import type { SiteMap } from "./site-map.ts"
import type { Status } from "./status.ts"

/** The `context` of loaders, guards and `head`. The root route adds `language` and `user`. */
export interface RouterContext {
  readonly locale: Locale
  readonly site: Pick<SiteMap, "spelling" | "learn">
  /** The client cache; opened by the loaders that need it. */
  readonly queries: Queries
  readonly session: () => SessionStatus
  readonly isOfStudentStrategy: () => boolean
  readonly isMember: () => boolean
  readonly isMadeForMember: boolean
  readonly currentUser: CurrentUser
  /** The global status notification. */
  readonly status: Status
  readonly preferences: Preferences
  readonly form: FormOutcome
  settings: Settings
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption extends PageData {}
}
