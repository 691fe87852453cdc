// Where organisers work: editors in the editors' area, companies in their account. Both use the same pages.
import type { Address } from "#web/lib/page/address.ts"
import { useHref, usePath } from "#web/lib/page/use-app.ts"

export const NEW = "new"
const EDITORS = "/editors/events"
const COMPANIES = "/account/hosted-events"

export const isInEditorsArea = (path: string) => path.startsWith("/editors")

export function usePlace() {
  const isEditors = isInEditorsArea(usePath())
  const href = useHref()
  const base = isEditors ? EDITORS : COMPANIES
  const to = (rest: string) => href(`${base}${rest}` as Address)
  return {
    isEditors,
    list: to(""),
    draft: (id: string) => to(`/${id}`),
    copy: (id: string) => to(`/${NEW}?from=${id}`),
    dashboard: (eventId: string) => to(`/desk/${eventId}`),
    door: (eventId: string) => to(`/door/${eventId}`),
    /** The public page. */
    page: (eventId: string) => href(`/career/event/detail/${eventId}` as Address),
  }
}
