import { signedIn, TEST_PASSWORD } from "#api/modules/identity/auth/builders"
import { anAuthenticator } from "#api/testing/authenticator"
import type { RoleTable } from "#api/testing/roles"
import { relyingParty } from "./service.ts"

export const roles: RoleTable = {
  // The owner has registered the passkey. A sign-in with it works in any browser.
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/passkeys               who  yes   yes   yes   yes   yes   yes   yes   yes
    POST /v1/passkeys/options      who  yes   yes   yes   yes   yes   yes   yes   yes
    POST /v1/passkeys              who  yes   yes   yes   yes   yes   yes   yes   yes
    PATCH /v1/passkeys/{id}        who  none  none  none  none  none  none  none  yes
    POST /v1/auth/passkey-options  yes  yes   yes   yes   yes   yes   yes   yes   yes
    POST /v1/auth/passkey          yes  yes   yes   yes   yes   yes   yes   yes   yes
    DELETE /v1/passkeys/{id}       who  none  none  none  none  none  none  none  yes
  `,
  async prepare(api, tokens) {
    const { id: rpId, origin } = relyingParty(api.config)
    const site = { rpId, origin }
    const proof = { password: TEST_PASSWORD }
    const { token: owner } = await signedIn(api)
    const registration = async (token: string | undefined, authenticator = anAuthenticator(site)) => {
      const { body } = await api.call("POST /v1/passkeys/options", { token, body: proof })
      return { credential: authenticator.create(token ? body : UNASKED), name: "My phone" }
    }
    const authenticator = anAuthenticator(site)
    const body = await registration(owner, authenticator)
    const { id } = (await api.call("POST /v1/passkeys", { token: owner, body })).body.passkey

    return async (route, person) => {
      const token = person === "owner" ? owner : tokens[person]
      switch (route) {
        case "POST /v1/passkeys":
          return { body: await registration(token), owner }
        case "POST /v1/auth/passkey": {
          const options = (await api.call("POST /v1/auth/passkey-options")).body
          return { body: { credential: authenticator.get(options) }, owner }
        }
        case "PATCH /v1/passkeys/{id}":
          return { params: { id }, body: { name: "Work laptop" }, owner }
        case "DELETE /v1/passkeys/{id}":
        case "POST /v1/passkeys/options":
          return { params: { id }, body: proof, owner }
        default:
          return { owner }
      }
    }
  },
}

/** A visitor gets no challenge. */
const UNASKED = { challenge: "A".repeat(43), user: { id: "AAAA" } }
