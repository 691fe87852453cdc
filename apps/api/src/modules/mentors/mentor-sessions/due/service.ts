// A member's agreed sessions in the list of everything that is due.
import { addDays, dayInJapan, instantInJapan } from "@shirube/vocabulary/time/days"
import { MOST_DUE } from "@shirube/vocabulary/time/due-kinds"
import type { DueSource } from "#api/kernel/features/due"
import { titleOf } from "../calendars/service.ts"
import { withOthers } from "../service.ts"
import { selectAhead } from "./queries.ts"

const midnight = (day: string) => new Date(instantInJapan(day, "00:00"))

export const dueSessions: DueSource = async (tx, { userId, from, until }) => {
  const span = { from: midnight(from), until: midnight(addDays(until, 1)), limit: MOST_DUE }
  const sessions = await selectAhead(tx, userId, span)
  const own = await withOthers(
    tx,
    sessions.map((session) => ({ session, side: session.studentId === userId ? "student" : "mentor" })),
  )
  return own.flatMap((each) => {
    const { id, startsAt } = each.session
    if (!startsAt) return []
    return [
      {
        id: `mentor-session ${id}`,
        kind: "session",
        title: { en: titleOf(each, "en"), ja: titleOf(each, "ja") },
        note: null,
        starts_on: dayInJapan(startsAt),
        ends_on: null,
        starts_at: startsAt.toISOString(),
        href: `/mentors/sessions/${id}`,
        source: null,
      },
    ]
  })
}
