import * as contract from "@shirube/contract/site/gallery/routes"
import { ok, slice } from "#api/kernel/http/slice"
import { lookAtPlan } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.tryPlan, async ({ body }) => ok(lookAtPlan(body))),
])
