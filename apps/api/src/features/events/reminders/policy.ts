import { type ReminderKind, reminderKinds } from "@shirube/contract/event-choices"

const HOUR_MS = 3_600_000
const BEFORE_MS: Readonly<Record<ReminderKind, number>> = {
  week: 7 * 24 * HOUR_MS,
  day: 24 * HOUR_MS,
  hour: HOUR_MS,
}

/**
 * For each kind of reminder, between which moments a session begins of which it is time to remind: from the next kind on, that one tells
 * of it. What was missed while the site was away is not told late.
 */
export const dueWindows = (now: Date) =>
  reminderKinds.map((kind, i) => {
    const next = reminderKinds[i + 1]
    const later = (ms: number) => new Date(now.getTime() + ms)
    return { kind, from: later(next ? BEFORE_MS[next] : 0), to: later(BEFORE_MS[kind]) }
  })
