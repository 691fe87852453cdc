import * as contract from "@shirube/contract/editorial/complaints/routes"
import { done, slice } from "#api/kernel/http/slice"
import { complain } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.complain, async ({ tx, user, params, body, platform, language, now }) => {
    await complain(tx, params, body, { user, platform, language, now })
    return done()
  }),
])
