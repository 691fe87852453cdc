import { signedIn } from "#api/modules/identity/auth/builders"
import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // The notes are about the owner.
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/editors/members/{id}/notes   who  out  out  out  out  out  out  yes  out
    POST /v1/editors/members/{id}/notes  who  out  out  out  out  out  out  yes  out
    PUT /v1/editors/notes/{id}           who  out  out  out  out  out  out  yes  out
    DELETE /v1/editors/notes/{id}        who  out  out  out  out  out  out  yes  out
  `,
  async prepare(api, tokens) {
    const { id, token: owner } = await signedIn(api)
    const body = { text: "Asked by phone how to verify without a card." }
    const note = (await api.call(`POST /v1/editors/members/${id}/notes`, { token: tokens.editor, body })).body
    return (route) => ({
      params: { id: route.includes("/members/") ? id : note.id },
      ...(/^(?:POST|PUT)/.test(route) && { body }),
      owner,
    })
  },
}
