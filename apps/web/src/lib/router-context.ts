import type { CurrentUser } from "./auth/current-user.ts"
import type { SessionStatus } from "./auth/state.ts"
import type { Locale } from "./locale.ts"
import type { Area } from "./messages.ts"
import type { Preferences } from "./preferences.ts"
import type { Queries } from "./queries.ts"
import type { FormOutcome, Settings } from "./request-context.ts"
import type { Spelling } from "./spelling.ts"
import type { Status } from "./status.ts"

/** What loaders, guards and `head` find in `context`. The root route adds `language` and `user`. */
export interface RouterContext {
  readonly locale: Locale
  readonly spelling: Spelling
  /** The client cache; opened by the loaders that need one. */
  readonly queries: Queries
  readonly session: () => SessionStatus
  readonly isOfStudentStrategy: () => boolean
  readonly currentUser: CurrentUser
  /** The global status notification. */
  readonly status: Status
  readonly preferences: Preferences
  readonly form: FormOutcome
  settings: Settings
}

/** A route names its frame in `staticData.layout`; without a name it is `default`. */
export type LayoutName = "default" | "sign-up" | "none" | "career"

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    layout?: LayoutName
    /** Not there unless the settings say so. */
    forDevelopers?: true
    /** Areas of messages/ that this route's page uses, beside `common` and `status`. */
    texts?: readonly Area[]
    /** Search parameters with few values; only they make pages that the page cache keeps. */
    search?: readonly string[]
  }
}
