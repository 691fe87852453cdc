import * as contract from "@shirube/contract/identity/passkeys/routes"
import { created, done, ok, slice } from "#api/kernel/http/slice"
import { presentTokens } from "#api/kernel/security/session"
import {
  authenticationResponse,
  presentCreationOptions,
  presentPasskey,
  presentRequestOptions,
  registrationResponse,
} from "./present.ts"
import {
  addPasskey,
  CEREMONY_MS,
  listPasskeys,
  relyingParty,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listPasskeys, async ({ tx, user }) =>
    ok({ items: (await listPasskeys(tx, user)).map(presentPasskey) }),
  ),
  implement(contract.startPasskey, { transaction: false }, async ({ db, user, body, visit, platform }) => {
    const options = await startPasskey(db, user, body.password, visit, platform)
    return ok(presentCreationOptions(options, relyingParty(platform.config).id, CEREMONY_MS))
  }),
  implement(contract.addPasskey, { transaction: false }, async ({ db, user, body, visit, platform }) => {
    const response = registrationResponse(body.credential)
    const added = await addPasskey(db, user, { name: body.name, response }, visit, platform)
    return created({ passkey: presentPasskey(added.passkey), recovery_codes: added.recoveryCodes })
  }),
  implement(contract.renamePasskey, async ({ tx, user, params, body }) =>
    ok(presentPasskey(await renamePasskey(tx, user, params.id, body.name))),
  ),
  implement(
    contract.removePasskey,
    { transaction: false },
    async ({ db, user, params, body, visit, platform }) => {
      await removePasskey(db, user, params.id, body.password, visit, platform)
      return done()
    },
  ),
  implement(contract.startPasskeySignIn, async ({ tx, now, platform }) => {
    const options = await startPasskeySignIn(tx, now, platform)
    return ok(presentRequestOptions(options, relyingParty(platform.config).id, CEREMONY_MS))
  }),
  implement(contract.signInWithPasskey, { transaction: false }, async ({ db, body, visit, platform }) => {
    const response = authenticationResponse(body.credential)
    return ok(
      presentTokens(await signInWithPasskey(db, { response, challenge: body.challenge }, visit, platform)),
    )
  }),
])
