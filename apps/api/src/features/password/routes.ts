import * as contract from "@shirube/contract/password"
import { done, ok, slice } from "#api/platform/slice"
import { changePassword, isResetGood, requestReset, resetPassword } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.forgotPassword, { transaction: false }, async ({ tx, body, visit, platform }) => {
    await requestReset(tx, body.email, visit, platform)
    return done()
  }),
  implement(contract.checkPasswordReset, { transaction: false }, async ({ tx, body, now }) =>
    ok({ is_good: await isResetGood(tx, body.token, now) }),
  ),
  implement(contract.resetPassword, { transaction: false }, async ({ tx, body, visit, platform }) => {
    await resetPassword(tx, body, visit, platform)
    return done()
  }),
  implement(contract.changePassword, { transaction: false }, async ({ tx, user, body, visit, platform }) => {
    const passwords = { current: body.current_password, password: body.password }
    await changePassword(tx, user, passwords, visit, platform)
    return done()
  }),
])
