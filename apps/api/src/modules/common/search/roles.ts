import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/search              yes  yes  yes  yes  yes  yes  yes  yes  -
    GET /v1/search/suggestions  yes  yes  yes  yes  yes  yes  yes  yes  -
  `,
  prepare: async () => () => ({ query: "q=visa" }),
}
