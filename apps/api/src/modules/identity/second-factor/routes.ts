import * as contract from "@shirube/contract/identity/second-factor/routes"
import { done, ok, slice } from "#api/kernel/http/slice"
import { needsSecondFactor } from "#api/kernel/security/session"
import { presentSecondFactor } from "./present.ts"
import { confirmTotp, factorsOf, removeTotp, renewRecoveryCodes, startTotp } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.getSecondFactor, async ({ tx, user, platform }) =>
    ok(presentSecondFactor(await factorsOf(tx, user.id), needsSecondFactor(platform.config, user))),
  ),
  implement(contract.startTotp, { transaction: false }, async ({ db, user, body, visit, platform }) =>
    ok(await startTotp(db, user, body.password, visit, platform)),
  ),
  implement(contract.confirmTotp, { transaction: false }, async ({ db, user, body, visit, platform }) =>
    ok({ recovery_codes: await confirmTotp(db, user, body.code, visit, platform) }),
  ),
  implement(contract.removeTotp, { transaction: false }, async ({ db, user, body, visit, platform }) => {
    await removeTotp(db, user, body.password, visit, platform)
    return done()
  }),
  implement(
    contract.renewRecoveryCodes,
    { transaction: false },
    async ({ db, user, body, visit, platform }) =>
      ok({ recovery_codes: await renewRecoveryCodes(db, user, body.password, visit, platform) }),
  ),
])
