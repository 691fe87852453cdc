import * as contract from "@shirube/contract/people/consents/routes"
import { ok, slice } from "#api/kernel/http/slice"
import { advance } from "#api/modules/people/sign-up/service"
import { consentsOf, currentVersions, giveConsents, presentConsents, setMatchingConsent } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listConsents, async ({ tx, user }) =>
    ok(presentConsents(await consentsOf(tx, user.id), await currentVersions(tx))),
  ),
  implement(contract.putConsents, async ({ tx, user, body, platform, visit }) =>
    ok(
      presentConsents(
        await advance(tx, platform, user, () => giveConsents(tx, user.id, body, visit)),
        await currentVersions(tx),
      ),
    ),
  ),
  implement(contract.putMatchingConsent, async ({ tx, user, body, now }) =>
    ok(presentConsents(await setMatchingConsent(tx, user.id, body.is_given, now), await currentVersions(tx))),
  ),
])
