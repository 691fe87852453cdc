import * as contract from "@shirube/contract/site/reports/routes"
import { done, slice } from "#api/kernel/http/slice"

export const routes = slice(({ implement }) => [
  // Stores nothing, so it needs no transaction.
  implement(contract.reportError, { transaction: false }, ({ body, platform }) => {
    const { request_id: requestId, ...fault } = body
    platform.faults.told({ ...fault, requestId })
    return done()
  }),
])
