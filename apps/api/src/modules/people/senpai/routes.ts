import * as contract from "@shirube/contract/people/senpai/routes"
import { ok, slice } from "#api/kernel/http/slice"
import { advance } from "#api/modules/people/sign-up/service"
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
  implement(contract.renewScreening, async ({ tx, user, body, platform, visit }) =>
    ok(presentApplication(await apply(tx, platform, user, body, visit, { isRenewal: true }), visit.language)),
  ),
])
