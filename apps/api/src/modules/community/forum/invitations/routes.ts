import * as contract from "@shirube/contract/community/forum/invitations"
import { type InvitationState, MOST_INVITATIONS } from "@shirube/vocabulary/community/forum/choices"
import type { Language } from "@shirube/vocabulary/language"
import { type Topic, topicTexts } from "@shirube/vocabulary/topics"
import { done, ok, slice } from "#api/kernel/http/slice"
import type { Background } from "../present.ts"
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

interface Person {
  readonly id: string
  readonly name: string
  readonly seal: string
}

const presentInvitable = (
  person: Person & { readonly topics: readonly Topic[]; readonly background: Background | null },
  language: Language,
) => ({
  id: person.id,
  name: person.name,
  seal: person.seal,
  topics: person.topics.map((key) => ({ key, name: topicTexts[key].name[language] })),
  background: person.background,
})

interface InvitationWithSenpai {
  readonly person: Person
  readonly invitedAt: Date
  readonly declinedAt: Date | null
  readonly hasAnswered: boolean
}

const stateOf = ({ declinedAt, hasAnswered }: InvitationWithSenpai): InvitationState => {
  if (hasAnswered) return "answered"
  return declinedAt === null ? "waiting" : "declined"
}

const presentInvitation = (invited: InvitationWithSenpai) => ({
  id: invited.person.id,
  name: invited.person.name,
  seal: invited.person.seal,
  state: stateOf(invited),
  invited_at: invited.invitedAt.toISOString(),
})
