import { dayInJapan } from "@shirube/contract/japan-day"
import type { VisaFacts } from "@shirube/contract/visa-choices"
import { visaDue } from "@shirube/contract/visa-due"
import type { Due } from "#web/lib/due.ts"
import { useKeptHere } from "#web/lib/kept-here.ts"
import { keptPlan } from "./kept.ts"

/** The steps of a visitor's timeline, for their calendar. */
export function useKeptVisaDue(): readonly Due[] {
  const plan = useKeptHere<VisaFacts | null>(keptPlan)
  if (!plan) return []
  return visaDue(plan, dayInJapan(new Date())).map((step) => ({ ...step, note: null, startsAt: null }))
}
