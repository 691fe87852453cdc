import { visaDue } from "@shirube/vocabulary/season/visa/due"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import type { Due } from "#web/lib/time/due.ts"
import { keptPlan } from "./kept.ts"

/** The steps of a visitor's timeline, for their calendar. */
export function keptVisaDue(): readonly Due[] {
  const plan = keptPlan.get()
  if (!plan) return []
  return visaDue(plan, dayInJapan(new Date())).map((step) => ({ ...step, note: null, startsAt: null }))
}
