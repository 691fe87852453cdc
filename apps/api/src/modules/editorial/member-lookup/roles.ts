import { signedIn } from "#api/modules/identity/auth/builders"
import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // The owner is the person themselves.
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/editors/members       who  out  out  out  out  out  out  yes  out
    GET /v1/editors/members/{id}  who  out  out  out  out  out  out  yes  out
  `,
  async prepare(api) {
    const { id, token: owner } = await signedIn(api)
    return (route) => ({ ...(route.endsWith("{id}") && { params: { id } }), owner })
  },
}
