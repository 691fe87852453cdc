import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/interview-questions       yes  yes  yes  yes  yes  yes  yes  yes  -
    GET /v1/interview-questions/{id}  yes  yes  yes  yes  yes  yes  yes  yes  -
  `,
  prepare: async () => () => ({ params: { id: "introduce-yourself" } }),
}
