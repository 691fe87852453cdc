import { visaDue } from "@shirube/vocabulary/season/visa/due"
import { dayInJapan } from "@shirube/vocabulary/time/japan-day"
import type { DueSource } from "#api/kernel/features/due"
import { selectPlan } from "../queries.ts"

/** The dated steps of a member's visa timeline. */
export const dueVisaSteps: DueSource = async (tx, { userId, from, until, now }) => {
  const plan = await selectPlan(tx, userId)
  if (!plan) return []
  return visaDue(plan, dayInJapan(now))
    .map(({ startsOn, endsOn, source: { title, url, checkedOn }, ...step }) => ({
      ...step,
      note: null,
      starts_on: startsOn,
      ends_on: endsOn,
      starts_at: null,
      source: { title, url, checked_on: checkedOn },
    }))
    .filter(({ starts_on, ends_on }) => starts_on <= until && (ends_on ?? starts_on) >= from)
}
