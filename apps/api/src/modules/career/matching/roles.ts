import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/auth/keys       yes  yes  yes  yes  yes  yes  yes  yes  -
    POST /v1/auth/handover  yes  yes  yes  yes  yes  yes  yes  yes  -
  `,
  prepare: async () => (route) => (route.startsWith("POST") ? { body: { to: "matching" } } : {}),
}
