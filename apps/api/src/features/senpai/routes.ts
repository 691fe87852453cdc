import * as contract from "@shirube/contract/senpai"
import { advance } from "#api/features/signup/service"
import { ok, slice } from "#api/platform/slice"
import { presentApplication } from "./present.ts"
import { applicationOf, apply } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.getSenpaiApplication, async ({ tx, user, language }) =>
    ok(presentApplication(await applicationOf(tx, user), language)),
  ),
  implement(contract.applyAsSenpai, async ({ tx, user, body, platform, visit }) =>
    ok(
      presentApplication(
        await advance(tx, platform, user, () => apply(tx, platform, user, body, visit)),
        visit.language,
      ),
    ),
  ),
])
