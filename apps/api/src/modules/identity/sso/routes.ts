import * as contract from "@shirube/contract/identity/sso/routes"
import { done, ok, slice } from "#api/kernel/http/slice"
import { answerOf } from "#api/kernel/security/openid"
import { presentTokens } from "#api/kernel/security/session"
import { presentEndSession, presentKnown, presentProvider } from "./present.ts"
import {
  endSessionsByNotice,
  findEndSession,
  linkAccount,
  listProviders,
  registerWithProvider,
  requestAddressCode,
  signInWithProvider,
} from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listProviders, async ({ platform }) => {
    const listed = await listProviders(platform)
    return ok({ items: listed.map(({ provider, endpoint }) => presentProvider(provider, endpoint)) })
  }),
  implement(contract.ssoAuth, { transaction: false }, async ({ db, body, visit, platform }) => {
    const outcome = await signInWithProvider(db, answerOf(body), visit, platform)
    switch (outcome.kind) {
      case "signed_in":
        return ok({ outcome: "signed_in" as const, ...presentTokens(outcome.tokens) })
      case "registration":
        return ok({
          outcome: "registration" as const,
          registration_token: outcome.token,
          known: presentKnown(outcome.identity),
        })
      case "link_required":
        return ok({
          outcome: "link_required" as const,
          link_token: outcome.token,
          email_hint: outcome.emailHint,
        })
    }
  }),
  implement(contract.ssoLink, { transaction: false }, async ({ db, body, visit, platform }) => {
    const proof = { token: body.link_token, email: body.email, password: body.password }
    return ok(presentTokens(await linkAccount(db, proof, visit, platform)))
  }),
  implement(contract.ssoRegister, { transaction: false }, async ({ db, body, visit, platform }) => {
    const { registration_token: token, name, email, code, role, agrees = false } = body
    const proof = email !== undefined && code !== undefined ? { email, code } : undefined
    return ok(
      presentTokens(await registerWithProvider(db, { token, name, role, agrees, proof }, visit, platform)),
    )
  }),
  implement(contract.ssoRegisterCode, { transaction: false }, async ({ db, body, visit, platform }) => {
    await requestAddressCode(db, { token: body.registration_token, email: body.email }, visit, platform)
    return done()
  }),
  implement(contract.backchannelLogout, { transaction: false }, async ({ db, body, visit, platform }) => {
    await endSessionsByNotice(db, body.logout_token, visit, platform)
    return done()
  }),
  implement(contract.getEndSession, async ({ tx, user, query, visit, platform }) => {
    const found = await findEndSession(tx, { user, ...query }, visit, platform)
    return ok({ service: found ? presentEndSession(found.provider, found.page) : null })
  }),
])
