import * as contract from "@shirube/contract/sso"
import { ok, slice } from "#api/platform/slice"
import { handoverUrl, publicKeys } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.handover, { transaction: false }, async ({ user, now, platform }) =>
    ok({ url: await handoverUrl(user, now, platform) }),
  ),
  implement(contract.listKeys, ({ platform }) => ok({ keys: publicKeys(platform) })),
])
