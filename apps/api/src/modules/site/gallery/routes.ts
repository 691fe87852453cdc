import * as contract from "@shirube/contract/site/gallery/routes"
import { ok, slice } from "#api/kernel/http/slice"

export const routes = slice(({ implement }) => [
  implement(contract.tryPlan, async ({ body }) => ok(summarisePlan(body))),
])

interface Plan {
  readonly title: string
  readonly steps: readonly unknown[]
}

/** Stores nothing, so a retry is safe. */
const summarisePlan = ({ title, steps }: Plan) => ({ title, steps: steps.length })
