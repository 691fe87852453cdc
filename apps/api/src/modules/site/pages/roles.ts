import type { RoleTable } from "#api/testing/roles"
import { publishPages } from "./builders.ts"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/pages/{id}                  yes  yes  yes  yes  yes  yes  yes  yes  -
    GET /v1/editors/pages/{id}/preview  who  out  out  out  out  out  out  yes  -
  `,
  async prepare(api) {
    await publishPages(api)
    return () => ({ params: { id: "about" }, query: "language=en" })
  },
}
