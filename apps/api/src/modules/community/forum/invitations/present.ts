import type { InvitationState } from "@shirube/vocabulary/community/forum/choices"
import type { Language } from "@shirube/vocabulary/language"
import { type Topic, topicTexts } from "@shirube/vocabulary/topics"
import type { Background } from "../present.ts"

interface Person {
  readonly id: string
  readonly name: string
  readonly seal: string
}

export const presentInvitable = (
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

export const presentInvitation = (invited: InvitationWithSenpai) => ({
  id: invited.person.id,
  name: invited.person.name,
  seal: invited.person.seal,
  state: stateOf(invited),
  invited_at: invited.invitedAt.toISOString(),
})
