import type { ReminderKind } from "@shirube/contract/event-choices"
import { dayInJapan } from "@shirube/contract/japan-day"

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

interface Window {
  readonly kind: ReminderKind
  /** It begins after this moment … */
  readonly from: Date
  /** … and not after this one. */
  readonly to: Date
}

/**
 * For each kind of reminder, between which moments a session begins of which it is time to remind. What was missed while the site was
 * away, or is nearer now because it was moved, is told late only for as long as the words are true.
 */
export function dueWindows(now: Date): readonly Window[] {
  const later = (ms: number) => new Date(now.getTime() + ms)
  const endOfToday = new Date(`${dayInJapan(now)}T23:59:59.999+09:00`)
  const hour = later(HOUR_MS)
  return [
    { kind: "week", from: later(6 * DAY_MS), to: later(7 * DAY_MS) },
    // "Tomorrow", as clocks in Japan show it.
    { kind: "day", from: endOfToday > hour ? endOfToday : hour, to: later(DAY_MS) },
    { kind: "hour", from: now, to: hour },
  ]
}
