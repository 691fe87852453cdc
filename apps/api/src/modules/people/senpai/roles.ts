import { SCREENING_YEARS } from "@shirube/vocabulary/people/screenings/choices"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { seedScreening } from "#api/modules/people/screenings/service"
import type { RoleTable } from "#api/testing/roles"

const application = {
  workplaces: [
    { company: "Aoba Precision", since: "2024-04", industry: "trading", occupation: "sales", city: "Osaka" },
  ],
  topics: ["interviews"],
  proof_link: "https://example.com/people/chen",
}

export const roles: RoleTable = {
  // The owner's screening ends soon.
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/senpai/application  who  out  out  out  yes  yes  out  out  -
    PUT /v1/senpai/application  who  out  out  out  yes  yes  out  out  -
    PUT /v1/senpai/renewal      who  out  out  out  idle idle out  out  yes
  `,
  async prepare(api) {
    const { id, token: owner } = await signedIn(api, aStudent({ role: "senpai", isScreened: true }))
    // It ends today.
    const grantedAt = new Date(api.clock.now())
    grantedAt.setUTCFullYear(grantedAt.getUTCFullYear() - SCREENING_YEARS)
    grantedAt.setUTCHours(grantedAt.getUTCHours() + 1)
    await api.db.transaction((tx) => seedScreening(tx, id, grantedAt))
    return (route) => ({ owner, ...(route.startsWith("PUT") ? { body: application } : {}) })
  },
}
