import * as contract from "@shirube/contract/people/sign-up/routes"
import { done, ok, slice } from "#api/kernel/http/slice"
import { presentTokens } from "#api/kernel/security/session"
import { beginSignUp, createAccount, mailSignUpCode } from "./email/service.ts"
import { presentSignUp } from "./present.ts"
import { chooseRole, signUpOf } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.beginSignUp, { transaction: false }, async ({ db, body, visit, platform }) =>
    ok({ registration_token: await beginSignUp(db, body.email, visit, platform) }),
  ),
  implement(contract.mailSignUpCode, { transaction: false }, async ({ db, body, visit, platform }) => {
    await mailSignUpCode(db, { token: body.registration_token, email: body.email }, visit, platform)
    return done()
  }),
  implement(contract.createAccount, { transaction: false }, async ({ db, body, visit, platform }) => {
    const { registration_token: token, email, code, agrees = false, ...newcomer } = body
    return ok(
      presentTokens(
        await createAccount(db, { token, proof: { email, code }, agrees, ...newcomer }, visit, platform),
      ),
    )
  }),
  implement(contract.getSignUp, async ({ tx, user, platform, now }) =>
    ok(presentSignUp(await signUpOf(tx, user, platform, now))),
  ),
  implement(contract.chooseRole, async ({ tx, user, body, platform, visit }) =>
    ok(presentSignUp(await chooseRole(tx, platform, user, body.role, visit))),
  ),
])
