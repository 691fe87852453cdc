import type { ReminderKind } from "@shirube/vocabulary/events/events/choices"
import { dayInJapan } from "@shirube/vocabulary/time/days"

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

interface Window<Kind> {
  readonly kind: Kind
  /** Exclusive. */
  readonly from: Date
  /** Inclusive. */
  readonly to: Date
}

/**
 * For each kind of reminder, the span of starts that are due. A reminder missed by an outage, or of something
 * moved closer, is sent late only while its text is still true.
 */
export function dueWindows<Kind extends ReminderKind>(now: Date, kinds: readonly Kind[]): Window<Kind>[] {
  const later = (ms: number) => new Date(now.getTime() + ms)
  const endOfToday = new Date(`${dayInJapan(now)}T23:59:59.999+09:00`)
  const hour = later(HOUR_MS)
  const spans: Readonly<Record<ReminderKind, Omit<Window<Kind>, "kind">>> = {
    week: { from: later(6 * DAY_MS), to: later(7 * DAY_MS) },
    // "Tomorrow" by Japan's clock.
    day: { from: endOfToday > hour ? endOfToday : hour, to: later(DAY_MS) },
    hour: { from: now, to: hour },
  }
  return kinds.map((kind) => ({ kind, ...spans[kind] }))
}
