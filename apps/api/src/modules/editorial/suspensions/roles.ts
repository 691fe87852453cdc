import { signedIn } from "#api/modules/identity/auth/builders"
import type { RoleTable } from "#api/testing/roles"
import { suspendAccount } from "./builders.ts"

export const roles: RoleTable = {
  // The owner is suspended, and so is another member, whose suspension is lifted. A third one is suspended.
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/account/suspension           who  yes   yes   yes   yes   yes   yes   yes   yes
    POST /v1/account/suspension/appeal   who  none  none  none  none  none  none  none  yes
    GET /v1/editors/suspensions          who  out   out   out   out   out   out   yes   barred
    DELETE /v1/editors/suspensions/{id}  who  out   out   out   out   out   out   yes   barred
    POST /v1/editors/members/{id}/suspension  who  out  out  out  out  out  out  yes   barred
  `,
  async prepare(api, tokens) {
    const [other, { id, token: owner }] = [await signedIn(api), await signedIn(api)]
    await suspendAccount(api, id)
    api.clock.advance(1)
    await suspendAccount(api, other.id)
    const { body } = await api.call("GET /v1/editors/suspensions", { token: tokens.editor })
    const third = await signedIn(api)
    const suspension = {
      length: "7_days",
      reason: "advertising",
      words: "You sold tickets in three threads.",
    }
    return (route) =>
      route.endsWith("/suspension") && route.startsWith("POST")
        ? { params: { id: third.id }, body: suspension, owner }
        : {
            params: { id: body.items[0].id },
            ...(route.endsWith("/appeal") && { body: { text: "The words were not mine." } }),
            owner,
          }
  },
}
