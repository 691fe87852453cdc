import { signedIn } from "#api/modules/identity/auth/builders"
import type { RoleRequest, RoleTable } from "#api/testing/roles"
import { anEpisode } from "./builders.ts"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/career/documents                                who  yes   yes   yes   yes   yes   yes   yes   yes
    GET /v1/career/documents/{document}                     who  none  none  none  none  none  none  none  yes
    GET /v1/career/documents/{document}/versions            who  none  none  none  none  none  none  none  yes
    GET /v1/career/documents/{document}/versions/{version}  who  none  none  none  none  none  none  none  yes
    POST /v1/career/documents/{document}/versions           who  none  none  none  none  none  none  none  yes
    PUT /v1/career/documents/{document}                     who  none  none  none  none  none  none  none  yes
    DELETE /v1/career/documents/{document}                  who  none  none  none  none  none  none  none  yes
  `,
  async prepare(api) {
    const { token: owner } = await signedIn(api)
    const document = crypto.randomUUID()
    const path = `/v1/career/documents/${document}`
    await api.call(`PUT ${path}`, { token: owner, body: { version: 0, content: anEpisode() } })
    await api.call(`POST ${path}/versions`, { token: owner, body: { version: 1 } })
    const requestTo = (route: string): RoleRequest => {
      if (route.startsWith("PUT")) return { body: { version: 1, content: anEpisode({ title: "Changed" }) } }
      return route.startsWith("POST") ? { body: { version: 1 } } : {}
    }
    return (route) => ({ params: { document, version: "1" }, ...requestTo(route), owner })
  },
}
