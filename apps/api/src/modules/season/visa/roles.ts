import type { RoleTable } from "#api/testing/roles"

const facts = { status: "student", graduation: "2027-03", has_offer: false, hunts_on: true }

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/visa-plan           who  yes  yes  yes  yes  yes  yes  yes  -
    PUT /v1/visa-plan           who  yes  yes  yes  yes  yes  yes  yes  -
    POST /v1/visa-plan/carried  who  yes  yes  yes  yes  yes  yes  yes  -
    DELETE /v1/visa-plan        who  yes  yes  yes  yes  yes  yes  yes  -
  `,
  prepare: async () => (route) => (/^(?:PUT|POST)/.test(route) ? { body: facts } : {}),
}
