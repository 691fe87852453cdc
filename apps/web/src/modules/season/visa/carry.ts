import { api } from "#web/lib/api/api.ts"
import { keptPlan } from "./kept.ts"
import { visaPlanInputOf } from "./use-visa-plan.ts"

/** Moves a visitor's visa plan into their account; what the account already has takes precedence. */
export async function carryVisaPlan(): Promise<boolean> {
  const plan = keptPlan.get()
  if (!plan) return false
  await api("POST /v1/visa-plan/carried", { body: visaPlanInputOf(plan), handles: "all" })
  keptPlan.set(null)
  return true
}
