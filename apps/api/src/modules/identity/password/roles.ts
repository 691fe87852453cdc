import { aStudent, signedIn, TEST_PASSWORD } from "#api/modules/identity/auth/builders"
import type { RoleTable } from "#api/testing/roles"
import { mailsTo } from "#api/testing/services/mails"

const NEW_PASSWORD = "a train to Sendai at dawn"

export const roles: RoleTable = {
  // A mailed link works for any caller.
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    POST /v1/password/forgot       yes  yes  yes  yes  yes  yes  yes  yes  -
    POST /v1/password/reset/check  yes  yes  yes  yes  yes  yes  yes  yes  -
    POST /v1/password/reset        yes  yes  yes  yes  yes  yes  yes  yes  -
    PUT /v1/password               who  yes  yes  yes  yes  yes  yes  yes  -
  `,
  async prepare(api) {
    const aLink = async () => {
      const { email } = (await signedIn(api)).account
      await api.call("POST /v1/password/forgot", { body: { email } })
      const [mail] = await mailsTo(api, email)
      return /\/forgot-password\/reset\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? ""
    }
    const unused = await aLink()
    return async (route) => {
      switch (route) {
        case "PUT /v1/password":
          return { body: { current_password: TEST_PASSWORD, password: NEW_PASSWORD } }
        case "POST /v1/password/forgot":
          return { body: { email: aStudent().email } }
        case "POST /v1/password/reset":
          return { body: { token: await aLink(), password: NEW_PASSWORD } }
        default:
          return { body: { token: unused } }
      }
    }
  },
}
