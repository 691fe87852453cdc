// The account's navigation. A new feature adds its place here, and nothing else.
import type { useTranslations } from "use-intl"
import type { PagePath } from "#web/lib/page/address.ts"
import type { useUser } from "#web/lib/page/use-app.ts"

type Label = Parameters<ReturnType<typeof useTranslations<"account">>>[0]

interface Place {
  readonly to: PagePath
  readonly label: Label
  /** Path prefix of the pages that belong to it; defaults to its own path only. */
  readonly holds?: string
  /** Who sees it; defaults to everyone. */
  readonly isFor?: (user: User) => boolean
}

type User = Pick<NonNullable<ReturnType<typeof useUser>>, "role" | "isScreened">

/** What the matching service reads about students. */
export const hasCareerProfile = ({ role }: Pick<User, "role">) => role === "student"

/** Screened senpai and editors write for others. */
const teaches = ({ role, isScreened }: User) => role === "editor" || (role === "senpai" && isScreened)

/** Companies propose events; editors have their own area for theirs. */
const hosts = ({ role }: User) => role === "company"

export const places: readonly Place[] = [
  { to: "/account", label: "places.overview" },
  { to: "/account/member-profile", label: "places.memberProfile" },
  { to: "/account/career-profile", label: "places.careerProfile", isFor: hasCareerProfile },
  { to: "/account/notifications", label: "places.notifications", holds: "/account/notifications" },
  { to: "/account/saved/article", label: "places.saved", holds: "/account/saved/" },
  { to: "/account/events", label: "places.events" },
  { to: "/account/tips", label: "places.tips", holds: "/account/tips/", isFor: teaches },
  { to: "/account/courses", label: "places.courses", holds: "/account/courses/", isFor: teaches },
  {
    to: "/account/hosted-events",
    label: "places.hostedEvents",
    holds: "/account/hosted-events/",
    isFor: hosts,
  },
  { to: "/account/posts", label: "places.posts" },
  { to: "/account/security", label: "places.security", holds: "/account/security/" },
  { to: "/account/data", label: "places.data" },
]

export const isIn = (path: string, { to, holds }: Place) =>
  path === to || (holds !== undefined && path.startsWith(holds))

/** The places a suspended member can still use. */
export const placesWhileSuspended: readonly Place[] = [
  { to: "/account/suspended", label: "places.suspended" },
  { to: "/account/data", label: "places.data" },
  { to: "/account/security/password", label: "places.password" },
]
