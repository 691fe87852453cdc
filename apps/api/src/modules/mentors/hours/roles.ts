import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/mentors/me/hours  who  out  out  out  senpai  yes  out  out  -
    PUT /v1/mentors/me/hours  who  out  out  out  senpai  yes  out  out  -
  `,
  prepare: async () => (route) => (route.startsWith("PUT") ? { body: someHours() } : {}),
}

const someHours = () => ({
  hours: [{ weekday: 6, from: "10:00", until: "12:00" }],
  length: 30,
  sessions_per_week: 2,
  days_off: [],
  meeting_link: null,
})
