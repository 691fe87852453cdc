import * as contract from "@shirube/contract/people/ambassador/routes"
import { ok, slice } from "#api/kernel/http/slice"
import { ambassadorStatusOf, apply, presentAmbassador, withdraw } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.getAmbassador, async ({ tx, user, platform, now, language }) =>
    ok(presentAmbassador(await ambassadorStatusOf(tx, platform, user, now), language)),
  ),
  implement(contract.applyAsAmbassador, async ({ tx, user, platform, body, visit, language }) =>
    ok(presentAmbassador(await apply(tx, platform, user, body, visit), language)),
  ),
  implement(contract.withdrawAmbassador, async ({ tx, user, platform, visit, language }) =>
    ok(presentAmbassador(await withdraw(tx, platform, user, visit), language)),
  ),
])
