import { signedIn } from "#api/modules/identity/auth/builders"
import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // The owner ends the session of another device.
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/sessions              who  yes   yes   yes   yes   yes   yes   yes   yes
    DELETE /v1/sessions/{id}      who  none  none  none  none  none  none  none  yes
    POST /v1/sessions/end-others  who  yes   yes   yes   yes   yes   yes   yes   yes
  `,
  async prepare(api) {
    const { token: owner, account } = await signedIn(api)
    const { email, password } = account
    await api.call("POST /v1/auth/login", { body: { email, password } })
    const { body } = await api.call("GET /v1/sessions", { token: owner })
    const { id } = body.items.find((session: { is_current: boolean }) => !session.is_current)
    return () => ({ params: { id }, owner })
  },
}
