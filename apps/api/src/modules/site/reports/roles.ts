import type { RoleTable } from "#api/testing/roles"

/** A refused call, which is not logged as a warning. */
const report = { kind: "answer", message: "Refused", page: "/article/$id", status: 409 }

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    POST /v1/reports/errors  yes  yes  yes  yes  yes  yes  yes  yes  -
  `,
  prepare: async () => () => ({ body: report }),
}
