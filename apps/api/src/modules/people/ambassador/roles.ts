import type { RoleTable } from "#api/testing/roles"

const application = {
  motivation: "When I arrived, I did not know that job-hunting starts a year before graduation.",
  plan: "A stand at the welcome fair, and an evening each month for questions, with tea.",
  languages: ["en", "ja"],
  hours_per_week: 3,
  contact: "LINE: amara-o, after 18:00",
}

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/ambassador                 who  yes   yes  yes  yes    yes    yes    yes    -
    PUT /v1/ambassador/application     who  half  yes  yes  pupil  pupil  pupil  pupil  -
    DELETE /v1/ambassador/application  who  half  yes  yes  idle   idle   idle   idle   -
  `,
  prepare: async () => (route) => (route.startsWith("PUT") ? { body: application } : {}),
}
