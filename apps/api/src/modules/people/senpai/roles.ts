import type { RoleTable } from "#api/testing/roles"

const application = {
  workplaces: [
    { company: "Aoba Precision", since: "2024-04", industry: "trading", occupation: "sales", city: "Osaka" },
  ],
  topics: ["interviews"],
  proof_link: "https://example.com/people/chen",
}

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/senpai/application  who  out  out  out  yes  yes  out  out  -
    PUT /v1/senpai/application  who  out  out  out  yes  yes  out  out  -
  `,
  prepare: async () => (route) => (route.startsWith("PUT") ? { body: application } : {}),
}
