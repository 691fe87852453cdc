import * as contract from "@shirube/contract/gallery"
import { ok, slice } from "#api/platform/slice"
import { lookAtPlan } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.tryPlan, async ({ body }) => ok(lookAtPlan(body))),
])
