import { ask } from "#api/modules/community/forum/builders"
import { signedIn } from "#api/modules/identity/auth/builders"
import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    PUT /v1/follows/{noun}/{id}     who  terms yes  yes  yes  yes  firm  yes  yes
    DELETE /v1/follows/{noun}/{id}  who  yes   yes  yes  yes  yes  yes   yes  yes
    GET /v1/follows/topics          who  yes   yes  yes  yes  yes  yes   yes  -
  `,
  async prepare(api) {
    const { token: owner } = await signedIn(api)
    const id = await ask(api, owner)
    return () => ({ params: { noun: "question", id }, owner })
  },
}
