import type { RoleTable } from "#api/testing/roles"
import { aMentor, aMentorPage } from "./builders.ts"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/mentors/me                    who  out  out  out  yes     yes  out  out  yes
    GET /v1/mentors/me/preview            who  out  out  out  senpai  yes  out  out  yes
    PUT /v1/mentors/me                    who  out  out  out  senpai  yes  out  out  yes
    PUT /v1/mentors/me/pause              who  out  out  out  senpai  yes  out  out  yes
    DELETE /v1/mentors/me/pause           who  out  out  out  senpai  yes  out  out  yes
    GET /v1/mentors/{id}                  yes  yes  yes  yes  yes     yes  yes  yes  yes
    GET /v1/mentor-photos/{id}/{variant}  none none none none none    none none none none
    GET /v1/mentors/me/removal            who  out  out  out  yes     yes  out  out  yes
    POST /v1/mentors/me/removal/appeal    who  out  out  out  none    none out  out  none
  `,
  async prepare(api) {
    const { id, token: owner, version } = await aMentor(api)
    return (route, person) => ({
      params: route.includes("mentor-photos") ? { id: crypto.randomUUID(), variant: "medium" } : { id },
      owner,
      ...(route.endsWith("/appeal") && { body: { text: "Please look again." } }),
      ...(route === "PUT /v1/mentors/me/pause" && { body: { paused_until: "2026-12-24" } }),
      ...(route === "PUT /v1/mentors/me" && {
        body: aMentorPage({ version: person === "owner" ? version : 0 }),
      }),
    })
  },
}
