import type { RoleTable } from "#api/testing/roles"
import { aMailedCode, aNewcomer, anAddress } from "./builders.ts"

export const roles: RoleTable = {
  // A mailed code works for any caller. The role can be changed until sign-up is finished.
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    POST /v1/sign-up/email       yes  yes  yes    yes    yes    yes    yes    yes    -
    POST /v1/sign-up/email/code  yes  yes  yes    yes    yes    yes    yes    yes    -
    POST /v1/sign-up/account     yes  yes  yes    yes    yes    yes    yes    yes    -
    GET /v1/sign-up              who  yes  yes    yes    yes    yes    yes    yes    -
    PUT /v1/sign-up/role         who  yes  fixed  fixed  fixed  fixed  fixed  fixed  -
  `,
  prepare: async (api) => async (route) => {
    switch (route) {
      case "POST /v1/sign-up/email":
        return { body: { email: anAddress() } }
      case "POST /v1/sign-up/email/code": {
        const email = anAddress()
        const { body } = await api.call("POST /v1/sign-up/email", { body: { email } })
        return { body: { registration_token: body.registration_token, email } }
      }
      case "POST /v1/sign-up/account":
        return { body: { ...(await aMailedCode(api)), ...aNewcomer() } }
      case "PUT /v1/sign-up/role":
        return { body: { role: "senpai" } }
      default:
        return {}
    }
  },
}
