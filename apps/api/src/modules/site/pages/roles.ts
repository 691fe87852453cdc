import type { RoleTable } from "#api/testing/roles"
import { aPage, publishPages } from "./builders.ts"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/pages/{id}                     yes  yes  yes  yes  yes  yes  yes  yes  -
    GET /v1/pages/{id}/versions/{version}  yes  yes  yes  yes  yes  yes  yes  yes  -
    GET /v1/editors/pages/{id}/preview     who  out  out  out  out  out  out  yes  -
  `,
  async prepare(api) {
    await publishPages(api, [aPage("terms", { version: "2026-11-01" })])
    return () => ({ params: { id: "terms", version: "2026-11-01" }, query: "language=en" })
  },
}
