import type { RoleTable } from "#api/testing/roles"
import { codeAt } from "#api/testing/second-factor"
import { signedIn, TEST_PASSWORD } from "./builders.ts"

export const roles: RoleTable = {
  // The owner sends a refresh token, which only its exchange accepts.
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    POST /v1/auth/login          yes      yes      yes      yes      yes      yes      yes      yes      yes
    POST /v1/auth/second-factor  yes      yes      yes      yes      yes      yes      yes      yes      yes
    GET /v2/user                 who      yes      yes      yes      yes      yes      yes      yes      who
    POST /v1/auth/refresh        refresh  refresh  refresh  refresh  refresh  refresh  refresh  refresh  yes
    POST /v1/auth/logout         who      yes      yes      yes      yes      yes      yes      yes      who
  `,
  async prepare(api) {
    const { account, refreshToken: owner } = await signedIn(api)
    const login = { email: account.email, password: account.password }

    const guarded = await signedIn(api)
    const call = async (route: string, body: object, token?: string) =>
      (await api.call(route, { token, body })).body
    const { secret } = await call("POST /v1/second-factor/totp", { password: TEST_PASSWORD }, guarded.token)
    const code = codeAt(secret, api.clock.now())
    const confirmed = await call("POST /v1/second-factor/totp/confirm", { code }, guarded.token)
    const codes: string[] = confirmed.recovery_codes
    const guardedLogin = { email: guarded.account.email, password: guarded.account.password }

    return async (route) => {
      if (route.endsWith("/login")) return { body: login, owner }
      if (!route.endsWith("/second-factor")) return { owner }
      const { challenge } = (await call("POST /v1/auth/login", guardedLogin)).details
      return { body: { challenge, recovery_code: codes.pop() }, owner }
    }
  },
}
