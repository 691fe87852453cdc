// Header, bottom bar, footer and the career layout show what features declare in their navigation.ts.
import { useTranslations } from "use-intl"
import { rememberHere } from "#web/lib/auth/remember-here.ts"
import { closestOf, entriesIn, type SiteEntry, type SitePlace } from "#web/lib/page/navigation.ts"
import { useHref, useIsMember, usePath } from "#web/lib/page/use-app.ts"
import { navigation } from "#web/navigation.gen.ts"
import type { NavItem } from "#web/ui/control/link.tsx"

type Item = NavItem & { onClick?: () => void; Icon: SiteEntry["icon"] }

export function usePlaces(place: SitePlace): Item[] {
  const t = useTranslations("navigation")
  const href = useHref()
  const path = usePath()
  const audience = useIsMember() ? "members" : "visitors"
  const entries = entriesIn(navigation, place).filter((entry) => (entry.audience ?? audience) === audience)
  const current = closestOf(path, entries)
  return entries.map((entry) => ({
    href: href(entry.to),
    label: t(entry.text),
    current: entry === current,
    Icon: entry.icon,
    ...(entry.returnsHere ? { onClick: rememberHere } : {}),
  }))
}
