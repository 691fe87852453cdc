import * as contract from "@shirube/contract/identity/identities/routes"
import type { Provider } from "#api/kernel/config/provider-settings"
import { created, done, ok, slice } from "#api/kernel/http/slice"
import { answerOf } from "#api/kernel/security/openid"
import { connectIdentity, disconnectIdentity, listIdentities, startConnection } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listIdentities, async ({ tx, user, platform }) =>
    ok({ items: (await listIdentities(tx, user, platform)).map(presentIdentity) }),
  ),
  implement(contract.startConnection, { transaction: false }, async ({ db, user, body, visit, platform }) => {
    const input = { key: body.provider, password: body.password }
    return ok({ state: await startConnection(db, user, input, visit, platform) })
  }),
  implement(contract.connectIdentity, { transaction: false }, async ({ db, user, body, visit, platform }) =>
    created(presentIdentity(await connectIdentity(db, user, answerOf(body), visit, platform))),
  ),
  implement(
    contract.disconnectIdentity,
    { transaction: false },
    async ({ db, user, params, body, visit, platform }) => {
      await disconnectIdentity(db, user, { id: params.id, password: body.password }, visit, platform)
      return done()
    },
  ),
])

const presentIdentity = (identity: {
  id: string
  provider: Provider | undefined
  issuer: string
  linkedAt: Date
  isCurrent: boolean
  mayDisconnect: boolean
}) => ({
  id: identity.id,
  provider: identity.provider ? { key: identity.provider.key, name: identity.provider.name } : null,
  issuer: identity.issuer,
  linked_at: identity.linkedAt.toISOString(),
  is_current: identity.isCurrent,
  may_disconnect: identity.mayDisconnect,
})
