import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // The owner is the screened senpai of the request.
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/senpai/screening                 who  out  out  out  yes   yes  out  out  yes
    DELETE /v1/senpai/screening              who  out  out  out  idle  -    out  out  yes
    GET /v1/editors/screenings               who  out  out  out  out   out  out  yes  out
    GET /v1/editors/screenings/{id}          who  out  out  out  out   out  out  yes  out
    GET /v1/editors/screenings/{id}/notes    who  out  out  out  out   out  out  yes  out
    POST /v1/editors/screenings/{id}/notes   who  out  out  out  out   out  out  yes  out
    PUT /v1/editors/screenings/{id}/pause    who  out  out  out  out   out  out  yes  out
    DELETE /v1/editors/screenings/{id}/pause who  out  out  out  out   out  out  yes  out
    POST /v1/editors/screenings/{id}/end     who  out  out  out  out   out  out  yes  out
  `,
  async prepare(api, tokens) {
    const body = { reason: "other" }
    return async (route, person) => {
      const { id, token: owner } = await signedIn(api, aStudent({ role: "senpai", isScreened: true }))
      if (route.startsWith("DELETE /v1/editors") && person === "editor")
        await api.call(`PUT /v1/editors/screenings/${id}/pause`, { token: tokens.editor, body })
      return {
        params: { id },
        owner,
        ...(route.endsWith("/notes") && route.startsWith("POST") && { body: { text: "Works in Osaka." } }),
        ...((route.endsWith("/end") || route.startsWith("PUT")) && { body }),
      }
    }
  },
}
