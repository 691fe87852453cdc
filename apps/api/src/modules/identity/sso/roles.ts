import { randomUUID } from "node:crypto"
import { signedIn } from "#api/modules/identity/auth/builders"
import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // The service's response works for any caller.
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/auth/providers            yes  yes  yes  yes  yes  yes  yes  yes  -
    POST /v1/auth/sso-auth            yes  yes  yes  yes  yes  yes  yes  yes  -
    POST /v1/auth/sso-link            yes  yes  yes  yes  yes  yes  yes  yes  -
    POST /v1/auth/sso-register/code   yes  yes  yes  yes  yes  yes  yes  yes  -
    POST /v1/auth/sso-register        yes  yes  yes  yes  yes  yes  yes  yes  -
    GET /v1/auth/end-session          yes  yes  yes  yes  yes  yes  yes  yes  -
    POST /v1/auth/backchannel-logout  yes  yes  yes  yes  yes  yes  yes  yes  -
  `,
  async prepare(api, _tokens, issuer) {
    const aPerson = (isVerified: boolean) => {
      const sub = randomUUID()
      return { sub, email: `${sub}@university.example`, email_verified: isVerified }
    }
    const registrationToken = async (person: ReturnType<typeof aPerson>) =>
      (await api.call("POST /v1/auth/sso-auth", { body: issuer.signIn(person) })).body.registration_token

    return async (route) => {
      const [confirmed, unconfirmed] = [aPerson(true), aPerson(false)]
      switch (route) {
        case "POST /v1/auth/sso-auth":
          return { body: issuer.signIn(confirmed) }
        case "POST /v1/auth/sso-link": {
          const { email, password } = (await signedIn(api)).account
          return { body: { link_token: await registrationToken(confirmed), email, password } }
        }
        case "POST /v1/auth/sso-register/code": {
          const { email } = unconfirmed
          return { body: { registration_token: await registrationToken(unconfirmed), email } }
        }
        case "POST /v1/auth/sso-register":
          return { body: { registration_token: await registrationToken(confirmed), name: "Sofia" } }
        case "POST /v1/auth/backchannel-logout": {
          const events = { "http://schemas.openid.net/event/backchannel-logout": {} }
          const logout_token = await issuer.sign({ jti: randomUUID(), events, sub: confirmed.sub })
          return {
            rawBody: `${new URLSearchParams({ logout_token })}`,
            headers: { "Content-Type": "application/x-www-form-urlencoded" },
          }
        }
        default:
          return {}
      }
    }
  },
}
