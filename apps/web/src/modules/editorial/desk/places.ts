// The places of the desk: the inbox with its queues, then those that features have pages in.
import { useSuspenseQuery } from "@tanstack/react-query"
import { ChartColumn, Inbox, type LucideIcon, PenLine, Settings2, Users } from "lucide-react"
import { useTranslations } from "use-intl"
import { editorNavigation } from "#web/editor-navigation.gen.ts"
import { isEditorFor, type User } from "#web/lib/auth/guards.ts"
import type { Address } from "#web/lib/page/address.ts"
import { closestOf, type DeskPlace, type EditorEntry, entriesIn } from "#web/lib/page/navigation.ts"
import { useHref, useMember, usePath } from "#web/lib/page/use-app.ts"
import { queuesQuery } from "../review/queries.ts"

export interface DeskPage {
  readonly href: string
  readonly label: string
  readonly isCurrent: boolean
  readonly count?: number
}

export interface Place extends DeskPage {
  readonly name: "inbox" | DeskPlace
  readonly Icon: LucideIcon
  /** Its key after `g`. */
  readonly shortcut: string
  readonly pages: readonly DeskPage[]
}

const deskPlaces = [
  { name: "write", Icon: PenLine, shortcut: "w" },
  { name: "people", Icon: Users, shortcut: "p" },
  { name: "figures", Icon: ChartColumn, shortcut: "f" },
  { name: "settings", Icon: Settings2, shortcut: "s" },
] as const

function isFor(member: User, { audience }: EditorEntry): boolean {
  if (audience === undefined) return true
  return audience === "administrators" ? member.isAdministrator : isEditorFor(member, ...audience)
}

export function usePlaces(): readonly Place[] {
  const t = useTranslations("editors.places")
  const label = useTranslations("editorNavigation")
  const href = useHref()
  const path = usePath()
  const member = useMember()
  const entries = editorNavigation.filter((entry) => isFor(member, entry))
  const current = closestOf(path, entries)
  const others = deskPlaces.flatMap((place): Place[] => {
    const pages = entriesIn(entries, place.name).map((entry) => ({
      href: href(entry.to),
      label: label(entry.text),
      isCurrent: entry === current,
    }))
    const [first] = pages
    if (!first) return []
    const isCurrent = pages.some((page) => page.isCurrent)
    return [{ ...place, label: t(place.name), href: first.href, isCurrent, pages }]
  })
  return [useInbox(current === undefined), ...others]
}

/** A course that was sent in is a page of the inbox too. */
function useInbox(isCurrent: boolean): Place {
  const t = useTranslations("editors")
  const href = useHref()
  const path = usePath()
  const { items } = useSuspenseQuery(queuesQuery).data
  const page = (address: Address, label: string, count: number): DeskPage => ({
    href: href(address),
    label,
    count,
    isCurrent: path === address,
  })
  const count = items.reduce((sum, { waiting }) => sum + waiting, 0)
  const queues = items.map(({ queue, title, waiting }) => page(`/editors/${queue}`, title, waiting))
  return {
    ...page("/editors", t("places.inbox"), count),
    isCurrent,
    name: "inbox",
    Icon: Inbox,
    shortcut: "i",
    pages: [page("/editors", t("everything"), count), ...queues],
  }
}
