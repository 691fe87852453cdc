import type { RoleTable } from "#api/testing/roles"
import { aSession } from "../mentor-sessions/builders.ts"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/mentor-sessions/{id}/messages   who  half  none  none  none  none  out  out  yes
    POST /v1/mentor-sessions/{id}/messages  who  half  none  none  none  none  out  out  yes
  `,
  async prepare(api) {
    const { id, student } = await aSession(api)
    return (route) => ({
      params: { id },
      owner: student.token,
      ...(route.startsWith("POST") && { body: { text: "Thank you for your time." } }),
    })
  },
}
