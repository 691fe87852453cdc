// A session as a calendar file for its two people.
import type { Language } from "@shirube/vocabulary/language"
import { sessionPurposeNames } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { type CalendarEntry, writeCalendar } from "#api/kernel/text/icalendar"
import type { SessionWithOther } from "../service.ts"

interface Reader {
  readonly publicUrl: string
  readonly language: Language
}

const withText: Readonly<Record<Language, (purpose: string, name: string) => string>> = {
  en: (purpose, name) => `${purpose} with ${name}`,
  ja: (purpose, name) => `${name}さんとの面談（${purpose}）`,
}

export const titleOf = (
  { session, other }: Pick<SessionWithOther, "session" | "other">,
  language: Language,
) => withText[language](sessionPurposeNames[session.purpose][language], other.name)

/** Undefined before a time has been agreed. */
function entryOf(own: SessionWithOther, { publicUrl, language }: Reader): CalendarEntry | undefined {
  const { id, startsAt, endsAt, meetingUrl, state, updatedAt } = own.session
  if (!startsAt || !endsAt) return undefined
  const url = `${publicUrl}/${language}/mentors/sessions/${id}`
  return {
    // Stable, so that a session that was moved moves in the calendar too.
    uid: `${id}@${new URL(publicUrl).hostname}`,
    when: { startsAt, endsAt },
    title: titleOf(own, language),
    description: url,
    place: state === "cancelled" ? undefined : (meetingUrl ?? undefined),
    url,
    isCancelled: state === "cancelled",
    changedAt: updatedAt,
    remindAt: [60],
  }
}

export function sessionCalendar(own: SessionWithOther, reader: Reader): string | undefined {
  const entry = entryOf(own, reader)
  return entry && writeCalendar({ name: entry.title, entries: [entry] })
}
