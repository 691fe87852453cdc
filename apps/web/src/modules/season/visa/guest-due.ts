import type { VisaFacts } from "@shirube/vocabulary/season/visa/choices"
import { visaDue } from "@shirube/vocabulary/season/visa/due"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import { useBrowserStore } from "#web/lib/browser/browser-store.ts"
import type { Due } from "#web/lib/time/due.ts"
import { keptPlan } from "./kept.ts"

/** The steps of a visitor's timeline, for their calendar. */
export const useKeptVisaDue = (): readonly Due[] => stepsOf(useBrowserStore<VisaFacts | null>(keptPlan))

/** For a box that hydrates later. */
export const keptVisaDue = (): readonly Due[] => stepsOf(keptPlan.get())

function stepsOf(plan: VisaFacts | null | undefined): readonly Due[] {
  if (!plan) return []
  return visaDue(plan, dayInJapan(new Date())).map((step) => ({ ...step, note: null, startsAt: null }))
}
