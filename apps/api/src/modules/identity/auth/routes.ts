import * as contract from "@shirube/contract/identity/auth/routes"
import { done, ok, slice } from "#api/kernel/http/slice"
import {
  type Actor,
  bearerToken,
  lacksSecondFactor,
  presentTokens,
  retryKey,
} from "#api/kernel/security/session"
import { photoAddressIn, photoRow } from "#api/modules/identity/photo/service"
import { exchangeRefreshToken, signOut } from "#api/modules/identity/sessions/service"
import { proveSecondFactor, signInWithPassword } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.login, { transaction: false }, async ({ db, body, visit, platform }) =>
    ok(presentTokens(await signInWithPassword(db, body, visit, platform))),
  ),
  implement(contract.proveSecondFactor, { transaction: false }, async ({ db, body, visit, platform }) =>
    ok(presentTokens(await proveSecondFactor(db, body.challenge, proofOf(body), visit, platform))),
  ),
  implement(contract.refresh, { transaction: false }, async ({ db, headers, visit, platform }) => {
    const exchange = { token: bearerToken(headers), key: retryKey(headers) }
    return ok(presentTokens(await exchangeRefreshToken(db, exchange, visit, platform)))
  }),
  implement(contract.logout, async ({ tx, user, visit, platform }) => {
    await signOut(tx, user, visit, platform)
    return done()
  }),
  implement(contract.getUser, async ({ tx, user, platform, own, now }) => {
    const photo = await own("photo", () => photoRow(tx, user.id))
    return ok(
      presentUser(user, {
        photo: photoAddressIn(platform, photo, "small", { sessionId: user.sessionId, now }),
        lacksSecondFactor: lacksSecondFactor(platform.config, user),
      }),
    )
  }),
])

interface Known {
  readonly photo: string | null
  readonly lacksSecondFactor: boolean
}

const presentUser = (user: Actor, { photo, lacksSecondFactor }: Known) => ({
  id: user.id,
  email: user.email,
  name: user.name,
  seal: user.seal,
  photo,
  role: user.role,
  is_verified: user.isVerified,
  is_screened: user.isScreened,
  is_administrator: user.isAdministrator,
  editor_roles: [...user.editorRoles],
  language: user.language,
  furigana: user.furigana,
  strategy: user.strategy,
  has_password: user.hasPassword,
  requires_second_factor: lacksSecondFactor,
  leaving_at: user.leavingAt?.toISOString() ?? null,
  is_suspended: user.suspension !== null,
  registration: {
    is_finished: user.registerStep === null,
    next_path: user.registerStep,
    has_agreed: user.hasAgreed,
  },
})

/** The contract guarantees exactly one of the two. */
const proofOf = (body: { code?: string | undefined; recovery_code?: string | undefined }) =>
  body.recovery_code === undefined ? { code: body.code ?? "" } : { recoveryCode: body.recovery_code }
