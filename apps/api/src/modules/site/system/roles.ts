import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /health/live   yes  yes  yes  yes  yes  yes  yes  yes  -
    GET /health/ready  yes  yes  yes  yes  yes  yes  yes  yes  -
    GET /v1/live       yes  yes  yes  yes  yes  yes  yes  yes  -
  `,
  prepare: async () => () => ({}),
}
