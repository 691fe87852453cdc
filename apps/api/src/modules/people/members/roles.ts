import type { RoleTable } from "#api/testing/roles"
import { aMember } from "./builders.ts"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/members       who  half  yes  yes  yes  yes  yes  yes  yes
    GET /v1/members/{id}  who  half  yes  yes  yes  yes  yes  yes  yes
  `,
  async prepare(api) {
    const { id, token: owner } = await aMember(api)
    return () => ({ params: { id }, owner })
  },
}
