import {
  type ResidenceStatus,
  residenceStatuses,
  type VisaFacts,
} from "@shirube/vocabulary/season/visa/choices"
import { isDay } from "@shirube/vocabulary/time/days"
import { browserStore } from "#web/lib/browser/browser-store.ts"

const dayIn = (value: unknown) => (typeof value === "string" && isDay(value) ? value : null)

function readFacts(found: unknown): VisaFacts | null {
  const stored = found as Record<string, unknown> | null
  if (stored === null || !residenceStatuses.includes(stored.status as ResidenceStatus)) return null
  const { graduation } = stored
  const isMonth = typeof graduation === "string" && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(graduation)
  return {
    status: stored.status as ResidenceStatus,
    graduation: isMonth ? graduation : dayIn(graduation),
    cardExpiresOn: dayIn(stored.cardExpiresOn),
    hasOffer: stored.hasOffer === true,
    offeredOn: dayIn(stored.offeredOn),
    startsOn: dayIn(stored.startsOn),
    huntsOn: stored.huntsOn === true,
  }
}

/** A visitor's visa plan. It stays in the browser until there is an account. */
export const keptPlan = browserStore<VisaFacts | null>("visa-plan", null, readFacts)
