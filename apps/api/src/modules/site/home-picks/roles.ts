import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/home-picks  yes  yes  yes  yes  yes  yes  yes  yes  -
  `,
  prepare: async () => () => ({}),
}
