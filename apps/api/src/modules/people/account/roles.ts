import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/account           who  yes  yes  yes  yes  yes  yes  yes  -
    PUT /v1/account/language  who  yes  yes  yes  yes  yes  yes  yes  -
    PUT /v1/account/furigana  who  yes  yes  yes  yes  yes  yes  yes  -
  `,
  prepare: async () => (route) =>
    route.startsWith("PUT") ? { body: { language: "ja", furigana: "n4" } } : {},
}
