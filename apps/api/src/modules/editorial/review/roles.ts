import { answer, aSenpai, ask } from "#api/modules/community/forum/builders"
import { signedIn } from "#api/modules/identity/auth/builders"
import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/editors/queues                     who  out  out  out  out  out  out  yes   out
    GET /v1/editors/reviews                    who  out  out  out  out  out  out  yes   out
    GET /v1/editors/reviews/{id}               who  out  out  out  out  out  out  yes   out
    GET /v1/editors/reviews/{id}/files/{name}  who  out  out  out  out  out  out  none  out
    POST /v1/editors/reviews/{id}/decision     who  out  out  out  out  out  out  yes   out
  `,
  async prepare(api, tokens) {
    const { token: owner } = await signedIn(api, aSenpai())
    const posted = await answer(api, owner, await ask(api, (await signedIn(api)).token))
    const submit = `POST /v1/editors/posts/answer/${posted}/review`
    const { review_id: id } = (await api.call(submit, { token: tokens.editor })).body
    const decision = { version: 1, outcome: "approved" }
    return (route) => ({
      params: { id, name: "card" },
      ...(route.endsWith("/decision") && { body: decision }),
      owner,
    })
  },
}
