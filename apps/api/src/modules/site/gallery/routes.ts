import * as contract from "@shirube/contract/site/gallery/routes"
import { ok, slice } from "#api/kernel/http/slice"
import { summarisePlan } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.tryPlan, async ({ body }) => ok(summarisePlan(body))),
])
