import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/public-pages         yes  yes  yes  yes  yes  yes  yes  yes  -
    GET /v1/public-pages/{noun}  yes  yes  yes  yes  yes  yes  yes  yes  -
    GET /v1/newest-pages         yes  yes  yes  yes  yes  yes  yes  yes  -
  `,
  prepare: async () => () => ({ params: { noun: "article" } }),
}
