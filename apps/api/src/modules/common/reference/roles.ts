import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/reference          yes  yes  yes  yes  yes  yes  yes  yes  -
    GET /v1/reference/{kind}   yes  yes  yes  yes  yes  yes  yes  yes  -
    GET /v1/universities       yes  yes  yes  yes  yes  yes  yes  yes  -
    GET /v1/universities/{id}  yes  yes  yes  yes  yes  yes  yes  yes  -
  `,
  prepare: async () => () => ({ params: { kind: "languages", id: "waseda-university" } }),
}
