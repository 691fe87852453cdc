import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import type { RoleTable } from "#api/testing/roles"
import { anAcceptance, anAdministrator, anInvitation, invitationToken } from "./builders.ts"

export const roles: RoleTable = {
  // The owner is an administrator; for `take`, the invited editor. A link that creates an account works for any caller.
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/editors/invitations               who  out    out    out    out    out    out    admin  yes
    POST /v1/editors/invitations              who  out    out    out    out    out    out    admin  yes
    POST /v1/editors/invitations/{id}/resend  who  out    out    out    out    out    out    admin  yes
    DELETE /v1/editors/invitations/{id}       who  out    out    out    out    out    out    admin  yes
    GET /v1/editors/people                    who  out    out    out    out    out    out    admin  yes
    PUT /v1/editors/people/{id}/roles         who  out    out    out    out    out    out    admin  yes
    DELETE /v1/editors/people/{id}            who  out    out    out    out    out    out    admin  yes
    POST /v1/account-invitations/check        yes  yes    yes    yes    yes    yes    yes    yes    yes
    POST /v1/account-invitations/accept       yes  yes    yes    yes    yes    yes    yes    yes    yes
    POST /v1/account-invitations/take         who  other  other  other  other  other  other  other  yes
  `,
  async prepare(api) {
    const { token: owner } = await anAdministrator(api)
    const invite = async (wishes: object) => {
      const body = anInvitation(wishes)
      const invited = await api.call("POST /v1/editors/invitations", { token: owner, body })
      return { id: invited.body.id as string, link: await invitationToken(api, body.email) }
    }
    const removable = await signedIn(api, anEditor())
    const changeable = await signedIn(api, anEditor())
    const open = await invite({ email: anEditor().email })
    const promoted = await signedIn(api, anEditor())
    const promotion = await invite({ email: promoted.account.email, role: "administrator" })

    return async (route) => {
      switch (route) {
        case "POST /v1/editors/invitations":
          return { body: anInvitation({ email: anEditor().email }), owner }
        case "PUT /v1/editors/people/{id}/roles":
          return { params: { id: changeable.id }, body: { editor_roles: ["writer"] }, owner }
        case "DELETE /v1/editors/people/{id}":
          return { params: { id: removable.id }, owner }
        case "POST /v1/account-invitations/take":
          return { body: { token: promotion.link }, owner: promoted.token }
        case "POST /v1/account-invitations/check":
          return { body: { token: promotion.link }, owner }
        case "POST /v1/account-invitations/accept": {
          const { link } = await invite({ email: anEditor().email })
          return { body: anAcceptance(link), owner }
        }
        default:
          return { params: { id: open.id }, owner }
      }
    }
  },
}
