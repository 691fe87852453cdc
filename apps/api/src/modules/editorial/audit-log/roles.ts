import { anAdministrator } from "#api/modules/people/account-invitations/builders"
import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // The owner is an administrator.
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/editors/audit-log         who  out  out  out  out  out  out  admin  yes
    GET /v1/editors/audit-log/events  who  out  out  out  out  out  out  admin  yes
    GET /v1/editors/audit-log.csv     who  out  out  out  out  out  out  admin  yes
  `,
  async prepare(api) {
    const { token: owner } = await anAdministrator(api)
    return () => ({ owner })
  },
}
