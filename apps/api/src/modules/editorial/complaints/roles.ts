import { ask } from "#api/modules/community/forum/builders"
import { signedIn } from "#api/modules/identity/auth/builders"
import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    PUT /v1/complaints/{noun}/{id}  who  terms yes  yes  yes  yes  yes  yes  own
  `,
  async prepare(api) {
    const { token: owner } = await signedIn(api)
    const id = await ask(api, owner)
    return () => ({ params: { noun: "question", id }, body: { reason: "offensive" }, owner })
  },
}
