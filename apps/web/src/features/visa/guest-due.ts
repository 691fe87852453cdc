import { dayInJapan } from "@shirube/contract/japan-day"
import type { VisaFacts } from "@shirube/contract/visa-choices"
import { visaDue } from "@shirube/contract/visa-due"
import type { Due } from "#web/lib/due.ts"
import { useKeptHere } from "#web/lib/kept-here.ts"
import { keptPlan } from "./kept.ts"

/** The steps of a visitor's timeline, for their calendar. */
export const useKeptVisaDue = (): readonly Due[] => stepsOf(useKeptHere<VisaFacts | null>(keptPlan))

/** For a box that hydrates later. */
export const keptVisaDue = (): readonly Due[] => stepsOf(keptPlan.get())

function stepsOf(plan: VisaFacts | null | undefined): readonly Due[] {
  if (!plan) return []
  return visaDue(plan, dayInJapan(new Date())).map((step) => ({ ...step, note: null, startsAt: null }))
}
