import { TEST_PASSWORD } from "#api/modules/identity/auth/builders"
import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/account/leaving     who  yes  yes  yes  yes  yes  yes  yes  -
    POST /v1/account/leaving    who  yes  yes  yes  yes  yes  yes  yes  -
    DELETE /v1/account/leaving  who  yes  yes  yes  yes  yes  yes  yes  -
  `,
  prepare: async () => (route) => (route.startsWith("POST") ? { body: { password: TEST_PASSWORD } } : {}),
}
