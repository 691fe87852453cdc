import { signedIn } from "#api/modules/identity/auth/builders"
import type { RoleRequest, RoleTable } from "#api/testing/roles"

const written = {
  company: "Aozora Foods",
  stage: "entry-sheet",
  steps: ["entry-sheet", "offer"],
  documents: [],
  deadlines: [],
}

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/applications                      who  yes   yes   yes   yes   yes   yes   yes   yes
    POST /v1/applications/carried             who  yes   yes   yes   yes   yes   yes   yes   yes
    PUT /v1/applications/{application}        who  none  none  none  none  none  none  none  yes
    PUT /v1/applications/{application}/place  who  none  none  none  none  none  none  none  yes
    DELETE /v1/applications/{application}     who  none  none  none  none  none  none  none  yes
  `,
  async prepare(api) {
    const { token: owner } = await signedIn(api)
    const application = crypto.randomUUID()
    const created = { token: owner, body: { ...written, version: 0 } }
    await api.call(`PUT /v1/applications/${application}`, created)
    const carried = () => ({ ...written, id: crypto.randomUUID(), reached: [] })
    const requestTo = (route: string): RoleRequest => {
      if (route.endsWith("/carried")) return { body: { applications: [carried()] } }
      if (route.endsWith("/place")) return { body: { version: 2, stage: "offer" } }
      return route.startsWith("PUT") ? { body: { ...written, version: 1, position: "Sales" } } : {}
    }
    return (route) => ({ params: { application }, ...requestTo(route), owner })
  },
}
