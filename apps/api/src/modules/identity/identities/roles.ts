import { signedIn, TEST_PASSWORD } from "#api/modules/identity/auth/builders"
import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // The owner has connected the service.
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/user/identities          who  yes   yes   yes   yes   yes   yes   yes   yes
    POST /v1/user/identities/state   who  yes   yes   yes   yes   yes   yes   yes   yes
    POST /v1/user/identities         who  yes   yes   yes   yes   yes   yes   yes   yes
    DELETE /v1/user/identities/{id}  who  none  none  none  none  none  none  none  yes
  `,
  async prepare(api, tokens, issuer) {
    const { token: owner } = await signedIn(api)
    const proof = { password: TEST_PASSWORD }
    const start = { provider: "shirube-id", ...proof }
    const connection = async (token: string | undefined, sub: string) => {
      const { body } = await api.call("POST /v1/user/identities/state", { token, body: start })
      return { ...issuer.signIn({ sub }), ...(token && { state: body.state }) }
    }
    const connected = { token: owner, body: await connection(owner, "connecting-owner") }
    const { id } = (await api.call("POST /v1/user/identities", connected)).body
    return async (route, person) => {
      if (route.startsWith("GET")) return { owner }
      if (route.startsWith("DELETE")) return { params: { id }, body: proof, owner }
      if (route.endsWith("/state")) return { body: start, owner }
      const token = person === "owner" ? owner : tokens[person]
      return { body: await connection(token, `connecting-${person}`), owner }
    }
  },
}
