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
    POST /v1/editors/reviews/{id}/undo         who  out  out  out  out  out  out  over  out
    GET /v1/editors/open-reviews               who  out  out  out  out  out  out  yes   out
    PUT /v1/editors/reviews/{id}/open          who  out  out  out  out  out  out  yes   out
    DELETE /v1/editors/reviews/{id}/open       who  out  out  out  out  out  out  yes   out
    GET /v1/editors/templates                  who  out  out  out  out  out  out  yes   out
    POST /v1/editors/templates/{kind}          who  out  out  out  out  out  out  yes   out
    PUT /v1/editors/templates/{kind}/{key}     who  out  out  out  out  out  out  yes   out
    DELETE /v1/editors/templates/{kind}/{key}  who  out  out  out  out  out  out  yes   out
    GET /v1/editors/undoable                   who  out  out  out  out  out  out  yes   out
  `,
  async prepare(api, tokens) {
    const { token: owner } = await signedIn(api, aSenpai())
    const posted = await answer(api, owner, await ask(api, (await signedIn(api)).token))
    const submit = `POST /v1/editors/posts/answer/${posted}/review`
    const { review_id: id } = (await api.call(submit, { token: tokens.editor })).body
    const decision = { version: 1, outcome: "approved" }
    const texts = { en: "Please read it again.", ja: "もう一度お読みください。" }
    return (route) => ({
      params: route.includes("/templates/")
        ? { kind: "suspension-appeal", key: "rules" }
        : { id, name: "card" },
      ...(route.endsWith("/decision") && { body: decision }),
      ...(route.startsWith("POST /v1/editors/templates") && { body: { outcome: "declined", ...texts } }),
      ...(route.startsWith("PUT /v1/editors/templates") && { body: { version: 0, ...texts } }),
      owner,
    })
  },
}
