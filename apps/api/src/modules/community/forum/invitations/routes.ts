import * as contract from "@shirube/contract/community/forum/invitations"
import { MOST_INVITATIONS } from "@shirube/vocabulary/community/forum/choices"
import { done, ok, slice } from "#api/kernel/http/slice"
import { presentInvitable, presentInvitation } from "./present.ts"
import { declineInvitation, findInvitable, inviteSenpai, listInvitations } from "./service.ts"

export const invitationRoutes = slice(({ implement }) => [
  implement(contract.listInvitable, async ({ tx, user, params, query, visit, platform }) => {
    const people = await findInvitable(tx, params.id, query, { user, visit, platform })
    return ok({ items: people.map((person) => presentInvitable(person, visit.language)) })
  }),
  implement(contract.listInvitations, async ({ tx, user, params }) => {
    const { invited, isOpen } = await listInvitations(tx, params.id, user)
    return ok({ items: invited.map(presentInvitation), most: MOST_INVITATIONS, is_open: isOpen })
  }),
  implement(contract.inviteSenpai, async ({ tx, user, params, visit, platform }) => {
    await inviteSenpai(tx, params.id, params.person, { user, visit, platform })
    return done()
  }),
  implement(contract.declineInvitation, async ({ tx, user, params, now }) => {
    await declineInvitation(tx, params.id, user, now)
    return done()
  }),
])
