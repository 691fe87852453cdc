import * as contract from "@shirube/contract/identity/password/routes"
import { done, ok, slice } from "#api/kernel/http/slice"
import { changePassword, isResetGood, requestReset, resetPassword } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.forgotPassword, { transaction: false }, async ({ db, body, visit, platform }) => {
    await requestReset(db, body.email, visit, platform)
    return done()
  }),
  implement(contract.checkPasswordReset, { transaction: false }, async ({ db, body, now }) =>
    ok({ is_good: await isResetGood(db.autocommit, body.token, now) }),
  ),
  implement(contract.resetPassword, { transaction: false }, async ({ db, body, visit, platform }) => {
    await resetPassword(db, body, visit, platform)
    return done()
  }),
  implement(contract.changePassword, { transaction: false }, async ({ db, user, body, visit, platform }) => {
    const passwords = { current: body.current_password, password: body.password }
    await changePassword(db, user, passwords, visit, platform)
    return done()
  }),
])
