// Provides a member's registrations to the list of everything that is due.

import { withoutRuby } from "@shirube/contract/text/furigana"
import type { Language } from "@shirube/vocabulary/language"
import { addDays, dayInJapan, instantInJapan } from "@shirube/vocabulary/time/days"
import { MOST_DUE } from "@shirube/vocabulary/time/due-kinds"
import type { DueSource } from "#api/kernel/features/due"
import { selectTitles } from "../lookups/queries.ts"
import { selectAhead } from "./queries.ts"

const midnight = (day: string) => new Date(instantInJapan(day, "00:00"))

export const dueEvents: DueSource = async (tx, { userId, from, until }) => {
  const span = { from: midnight(from), until: midnight(addDays(until, 1)), limit: MOST_DUE }
  const ahead = await selectAhead(tx, userId, span)
  if (ahead.length === 0) return []
  const titles = await selectTitles(
    tx,
    ahead.map(({ eventId }) => eventId),
  )
  const titleIn = (eventId: string, language: Language) => {
    const own = titles.filter(({ id }) => id === eventId)
    return withoutRuby((own.find((each) => each.language === language) ?? own[0])?.title ?? "")
  }
  return ahead.map(({ eventId, sessionId, startsAt }) => ({
    id: `event ${sessionId}`,
    kind: "event",
    title: { en: titleIn(eventId, "en"), ja: titleIn(eventId, "ja") },
    note: null,
    starts_on: dayInJapan(startsAt),
    ends_on: null,
    starts_at: startsAt.toISOString(),
    href: `/career/event/detail/${eventId}`,
    source: null,
  }))
}
