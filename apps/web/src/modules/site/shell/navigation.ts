// The site's navigation, once: header, bottom bar, footer and the career layout all use it. A new feature
// adds its place to the lists below, and nothing else.
import {
  BookOpen,
  Briefcase,
  House,
  type LucideIcon,
  MessageCircleQuestionMark,
  UserRound,
} from "lucide-react"
import { useTranslations } from "use-intl"
import { rememberHere } from "#web/lib/auth/remember-here.ts"
import type { PagePath } from "#web/lib/page/address.ts"
import { useHref, useIsMember, usePath } from "#web/lib/page/use-app.ts"
import type { NavItem } from "#web/ui/control/link.tsx"

type Texts = ReturnType<typeof useTranslations<"common">>
type Label = Parameters<Texts>[0]

interface Place {
  readonly to: PagePath
  readonly label: Label
  /** Path prefixes for which this place is current; defaults to its own path. */
  readonly holds?: readonly string[]
  readonly onClick?: () => void
}

const learn: Place = { to: "/learning", label: "learn", holds: ["/learning", "/article", "/course"] }
const career: Place = { to: "/career", label: "career", holds: ["/career"] }
const calendar: Place = { to: "/shukatsu-calendar", label: "calendar" }
const overview: Place = { to: "/career", label: "overview", holds: [] }
const ask: Place = { to: "/community/ask-senpai", label: "ask", holds: ["/community"] }
const articles: Place = { to: "/article", label: "articles" }
const courses: Place = { to: "/learning/courses", label: "courses" }
const careerCourses: Place = { to: "/career/course", label: "courses" }
const tips: Place = { to: "/learning/senpai-tips", label: "tips" }
const events: Place = { to: "/career/event", label: "events" }
const pastEvents: Place = { to: "/learning/past-event", label: "pastEvents" }
const careerArticles: Place = { to: "/career/article", label: "articles" }
const matching: Place = { to: "/redirect/jportmatch-company-list", label: "matching" }
const account: Place = { to: "/account", label: "account", holds: [] }
const saved: Place = { to: "/account/saved/article", label: "savedList", holds: ["/account/saved"] }
const members: Place = { to: "/members", label: "members" }
const security: Place = { to: "/account/security", label: "security" }
const signOut: Place = { to: "/sign-out", label: "signOut" }
const signIn: Place = { to: "/sign-in", label: "signIn", onClick: rememberHere }

const terms: Place = { to: "/terms", label: "terms" }
const privacy: Place = { to: "/privacy", label: "privacy" }

const header = [learn, career, ask, calendar]
const inCareer = [overview, calendar, events, careerArticles, careerCourses, matching]
const forMembers = [account, calendar, members, saved, security, signOut]
const join: Place = { to: "/sign-up", label: "join", onClick: rememberHere }
const forVisitors = [signIn, join]

/** Matches whole path segments: `/career` matches `/career/article`, but not `/careers`. */
const isIn = (path: string, { to, holds = [to] }: Place) =>
  path === to || holds.some((root) => path === root || path.startsWith(`${root}/`))

function useItems(): (places: readonly Place[]) => (NavItem & Pick<Place, "onClick">)[] {
  const t = useTranslations("common")
  const href = useHref()
  const path = usePath()
  return (places) =>
    places.map((place) => ({
      href: href(place.to),
      label: t(place.label),
      current: isIn(path, place),
      ...(place.onClick ? { onClick: place.onClick } : {}),
    }))
}

export const useHeaderPlaces = () => useItems()(header)
export const useCareerPlaces = () => useItems()(inCareer)
export const useFooterPlaces = () => useItems()([articles, courses, tips, events, pastEvents, ...header])

export const useAboutPlaces = () => useItems()([terms, privacy])

export function useAccountPlaces() {
  const items = useItems()
  return items(useIsMember() ? forMembers : forVisitors)
}

/** The bottom bar, in the same order for everyone. */
export function useBottomPlaces() {
  const items = useItems()
  const me: Place = useIsMember()
    ? { ...account, label: "me", holds: [account.to] }
    : { ...signIn, holds: ["/sign-in", "/sign-in-mail", "/auth"] }
  const places: readonly (Place & { icon: LucideIcon })[] = [
    { to: "/", label: "home", icon: House },
    { ...learn, icon: BookOpen },
    { ...ask, icon: MessageCircleQuestionMark },
    { ...career, holds: ["/career", calendar.to], icon: Briefcase },
    { ...me, icon: UserRound },
  ]
  return items(places).map((item, at) => ({ ...item, Icon: places[at]?.icon ?? House }))
}
