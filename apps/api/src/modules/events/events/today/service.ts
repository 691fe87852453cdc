import type { TodayLookups } from "#api/kernel/features/today"
import { parseRuby } from "#api/kernel/text/ruby"
import { presentSummary } from "../drafts/present.ts"
import { listDrafts } from "../drafts/service.ts"
import { selectByIds } from "../queries.ts"
import { prefectureName } from "../service.ts"
import { selectNextTicket } from "./queries.ts"

export const ticketToday: TodayLookups["ticket"] = async (tx, { user, language, now }) => {
  const ticket = await selectNextTicket(tx, user.id, now)
  const [event] = ticket ? await selectByIds(tx, [ticket.eventId], language) : []
  if (!ticket || !event) return null
  // Of an event held both ways, the one that the member has chosen.
  const isOnline = ticket.mode === null ? event.format !== "in-person" : ticket.mode === "online"
  const prefecture = ticket.mode === "online" ? null : event.prefecture
  return {
    event_id: event.id,
    language: event.language,
    title_ruby: parseRuby(event.title),
    starts_at: ticket.startsAt.toISOString(),
    ends_at: ticket.endsAt.toISOString(),
    place: prefecture === null ? null : prefectureName(prefecture, language),
    is_online: isOnline,
    offer_expires_at: ticket.state === "offered" ? (ticket.offerExpiresAt?.toISOString() ?? null) : null,
  }
}

const MOST_OWN = 3

export const ownEventsToday: TodayLookups["own_events"] = async (tx, { user, language }) => {
  if (user.role !== "company" || user.registerStep !== null || user.suspension) return { items: [] }
  const { items } = await listDrafts(tx, { cursor: undefined, limit: MOST_OWN }, user)
  return {
    items: items.map((draft) => {
      const { id, event_id, state, is_cancelled, reason, next_starts_at, registered, waiting, title } =
        presentSummary(draft, language)
      const shown = title[language] || title.en || title.ja
      return { id, event_id, state, is_cancelled, reason, next_starts_at, registered, waiting, title: shown }
    }),
  }
}
