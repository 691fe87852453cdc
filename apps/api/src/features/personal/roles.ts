import { signedIn } from "#api/features/auth/builders"
import { ask } from "#api/features/forum/builders"
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
