// Senpai as subjects of other features: saved, followed, hidden by blocks. A page's id is that of its owner.
import type { Language } from "@shirube/vocabulary/language"
import { isUuid } from "@shirube/vocabulary/text/uuid"
import type { Tx } from "#api/kernel/db/client"
import { namedId, type UserId } from "#api/kernel/db/ids"
import type { PersonPages } from "#api/kernel/features/people/person-pages"
import type { FollowedSubject } from "#api/kernel/features/reactions"
import type { SubjectLookups } from "#api/kernel/features/subjects"
import type { Actor } from "#api/kernel/security/session"
import { forgetFollowed } from "#api/modules/community/follows/service"
import { peopleOf } from "#api/modules/identity/accounts/service"
import { blockedEitherWay } from "#api/modules/people/blocks/service"
import { forgetSaved } from "#api/modules/people/saved/service"
import { MENTORS } from "../events.ts"
import { selectCards } from "../queries.ts"

export const pathOf = (id: string) => `/mentors/profile/${id}` as const

/** Those in the directory who are not blocked in either direction. */
async function visibleTo(tx: Tx, ids: readonly string[], user: Pick<Actor, "id">) {
  const wanted = ids.filter(isUuid).map((id) => namedId<UserId>(id))
  const found = wanted.length === 0 ? [] : await selectCards(tx, wanted)
  const apart = await blockedEitherWay(
    tx,
    user.id,
    found.map(({ userId }) => userId),
  )
  return found.filter(({ userId }) => !apart.has(userId))
}

/** Braces would be read as furigana. */
export const plain = (name: string) => name.replaceAll(/[{}|]/g, " ")

type Written = Readonly<Record<Language, string | null>>

const inLanguage = (text: Written, language: Language) =>
  text[language] === null ? (language === "en" ? "ja" : "en") : language

/** For lists that mix content types. The title is the name; the language is that of the headline. */
export const shownMentors: SubjectLookups["mentor"] = async (tx, ids, { user, language }) => {
  const found = await visibleTo(tx, ids, user)
  const people = await peopleOf(
    tx,
    found.map(({ userId }) => userId),
  )
  return found.flatMap(({ userId: id, card: { headline, photo } }) => {
    const person = people.get(id)
    const written = inLanguage(headline, language)
    return person
      ? [
          {
            id,
            path: pathOf(id),
            language: written,
            title: plain(person.name),
            category: null,
            person: {
              seal: person.seal,
              photo: photo?.medium ?? null,
              headline: headline[written] ?? "",
            },
          },
        ]
      : []
  })
}

/** For public pages that name a senpai, such as the speakers of an event: the same for every reader. */
export const mentorPersonPages: PersonPages = {
  tags: [MENTORS],
  of: async (tx, people) => {
    const found = people.length === 0 ? [] : await selectCards(tx, people)
    return new Map(
      found.map(({ userId, card: { photo } }) => [
        userId,
        { path: pathOf(userId), photo: photo?.medium ?? null },
      ]),
    )
  },
}

export const followedMentor: FollowedSubject = {
  isThere: async (tx, id, user) => id !== user.id && (await visibleTo(tx, [id], user)).length > 0,
}

/** Their ids must not stay in the lists of others. */
export async function forgetMentors(tx: Tx, people: readonly UserId[]): Promise<void> {
  await forgetSaved(tx, "mentor", people)
  await forgetFollowed(tx, "mentor", people)
}
