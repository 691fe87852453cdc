import { TEST_PASSWORD } from "#api/modules/identity/auth/builders"
import type { RoleTable } from "#api/testing/roles"
import { codeAt } from "#api/testing/second-factor"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/second-factor                  who  yes  yes  yes  yes  yes  yes  yes  -
    POST /v1/second-factor/totp            who  yes  yes  yes  yes  yes  yes  yes  -
    POST /v1/second-factor/totp/confirm    who  yes  yes  yes  yes  yes  yes  yes  -
    POST /v1/second-factor/recovery-codes  who  yes  yes  yes  yes  yes  yes  yes  -
    DELETE /v1/second-factor/totp          who  yes  yes  yes  yes  yes  yes  yes  -
  `,
  async prepare(api, tokens) {
    const proof = { password: TEST_PASSWORD }
    const codeOf = async (token: string | undefined) => {
      if (token === undefined) return "000000"
      const { body } = await api.call("POST /v1/second-factor/totp", { token, body: proof })
      return codeAt(body.secret, api.clock.now())
    }
    return async (route, person) => {
      if (route.startsWith("GET")) return {}
      const needsCode = route.endsWith("/confirm") && person !== "owner"
      return { body: needsCode ? { code: await codeOf(tokens[person]) } : proof }
    }
  },
}
