import type { RoleTable } from "#api/testing/roles"

const plan = { title: "Kobe", year: 2028, level: "n2", has_offer: false, steps: [{ what: "Ask a senpai" }] }

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    POST /v1/dev/plans  yes  yes  yes  yes  yes  yes  yes  yes  -
  `,
  prepare: async () => () => ({ body: plan }),
}
