import { ask } from "#api/modules/community/forum/builders"
import { signedIn } from "#api/modules/identity/auth/builders"
import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/personal  who  yes  yes  yes  yes  yes  yes  yes  yes
  `,
  async prepare(api) {
    const { token: owner } = await signedIn(api)
    const question = await ask(api, owner)
    return () => ({ query: `things=question:${question}`, owner })
  },
}
