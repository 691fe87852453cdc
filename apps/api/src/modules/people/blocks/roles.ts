import { signedIn } from "#api/modules/identity/auth/builders"
import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/blocks          who  yes  yes  yes  yes  yes  yes  yes  yes
    PUT /v1/blocks/{id}     who  yes  yes  yes  yes  yes  yes  yes  self
    DELETE /v1/blocks/{id}  who  yes  yes  yes  yes  yes  yes  yes  yes
  `,
  async prepare(api) {
    const { id, token: owner } = await signedIn(api)
    return () => ({ params: { id }, owner })
  },
}
