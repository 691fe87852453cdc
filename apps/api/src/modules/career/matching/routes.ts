import * as contract from "@shirube/contract/career/matching/routes"
import { ok, slice } from "#api/kernel/http/slice"
import { publicKeys } from "#api/kernel/security/signing-keys"
import { handoverUrl } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.handover, { transaction: false }, async ({ db, user, body, visit, platform }) => {
    const { strategy, return_to: returnTo, state } = body
    return ok({ url: await handoverUrl(db.autocommit, { user, strategy, returnTo, state }, visit, platform) })
  }),
  implement(contract.listKeys, ({ platform }) => ok({ keys: publicKeys(platform) })),
])
