import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/mentors          yes  yes  yes  yes  yes  yes  yes  yes  -
    GET /v1/mentors/like-me  who  yes  yes  yes  out  out  out  out  -
  `,
  prepare: async () => () => ({}),
}
