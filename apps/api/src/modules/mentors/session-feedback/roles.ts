import type { RoleTable } from "#api/testing/roles"
import { aSession } from "../mentor-sessions/builders.ts"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/mentor-sessions/{id}/feedback      who  half  none  none  none  none  out  out  yes
    PUT /v1/mentor-sessions/{id}/feedback      who  half  none  none  none  none  out  out  yes
    PUT /v1/mentor-sessions/{id}/thank-you     who  half  none  none  out   out   out  out  yes
    DELETE /v1/mentor-sessions/{id}/thank-you  who  half  none  none  none  none  out  out  yes
    GET /v1/mentors/{id}/thank-yous            yes  yes   yes   yes   yes   yes   yes  yes  yes
    GET /v1/editors/session-feedback           who  out   out   out   out   out   out  yes  out
  `,
  async prepare(api) {
    const { id, student, mentor } = await aSession(api, { state: "held" })
    const bodyOf = (route: string) =>
      route.endsWith("/thank-you")
        ? { text: "Thank you for your patience.", is_public: true }
        : { helped: "yes" }
    return (route) => ({
      params: { id: route.includes("/mentors/") ? mentor.id : id },
      owner: student.token,
      ...(route.startsWith("PUT") && { body: bodyOf(route) }),
    })
  },
}
