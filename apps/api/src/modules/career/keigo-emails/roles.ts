import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/keigo-emails       yes  yes  yes  yes  yes  yes  yes  yes  -
    GET /v1/keigo-emails/{id}  yes  yes  yes  yes  yes  yes  yes  yes  -
  `,
  prepare: async () => () => ({ params: { id: "accept-interview" } }),
}
