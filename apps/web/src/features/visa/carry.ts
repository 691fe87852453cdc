import { api } from "#web/lib/api.ts"
import { keptPlan } from "./kept.ts"
import { saidOf } from "./use-visa-plan.ts"

/** Into the account of who was a visitor until now; what the account knows stands above it. */
export async function carryVisaPlan(): Promise<boolean> {
  const plan = keptPlan.get()
  if (!plan) return false
  await api("POST /v1/visa-plan/carried", { body: saidOf(plan), handles: "all" })
  keptPlan.set(null)
  return true
}
