import * as contract from "@shirube/contract/season/visa/routes"
import { done, ok, slice } from "#api/kernel/http/slice"
import { importPlan, planOf, presentPlan, removePlan, savePlan } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.getVisaPlan, async ({ tx, user }) => ok({ plan: presentPlan(await planOf(tx, user)) })),
  implement(contract.putVisaPlan, async ({ tx, user, body, now }) => {
    await savePlan(tx, user, body, now)
    return done()
  }),
  implement(contract.carryVisaPlan, async ({ tx, user, body, now }) => {
    await importPlan(tx, user, body, now)
    return done()
  }),
  implement(contract.removeVisaPlan, async ({ tx, user }) => {
    await removePlan(tx, user)
    return done()
  }),
])
