// "Someone like me": senpai for a student, out of the directory.
import { isLanguage } from "@shirube/vocabulary/language"
import { likenesses } from "@shirube/vocabulary/mentors/directory/choices"
import { type Day, dayInJapan } from "@shirube/vocabulary/time/days"
import type { Config } from "#api/kernel/config/config"
import type { Tx } from "#api/kernel/db/client"
import { type CountryCode, namedId } from "#api/kernel/db/ids"
import type { Actor } from "#api/kernel/security/session"
import { followedTopics } from "#api/modules/community/follows/service"
import { answersSince } from "#api/modules/community/forum/answers/service"
import { membersOf } from "#api/modules/identity/accounts/service"
import { blockedEitherWay } from "#api/modules/people/blocks/service"
import { profileOf } from "#api/modules/people/profile/service"
import { facetToken, type StoredFacet } from "../queries.ts"
import { fieldWords, type RankedMentor, type RankedStudent, rankFor, startFor } from "./policy.ts"
import { type CandidateRow, type SharedKind, selectCandidates } from "./queries.ts"

/** On each side of the start, for each kind of thing that may be shared. */
const MOST_CANDIDATES = 12
const MONTH_MS = 30 * 86_400_000

interface RequestContext {
  readonly config: Pick<Config, "demo">
  readonly now: Date
}

/** The senpai who fit best, without those who block the student or are blocked. Six statements. */
export async function mentorsLike(tx: Tx, user: Pick<Actor, "id">, { config, now }: RequestContext) {
  const student = await studentOf(tx, user)
  const day = dayInJapan(now)
  const found = await selectCandidates(tx, {
    ...kindsOf(student),
    start: startFor(user.id, day),
    most: MOST_CANDIDATES,
  })
  const ids = found.map(({ userId }) => userId)
  const blocked = await blockedEitherWay(tx, user.id, ids)
  const answers = await answersSince(tx, ids, new Date(now.getTime() - MONTH_MS))
  const candidates = found
    .filter(({ userId }) => !blocked.has(userId))
    .map((row) => rankedMentor(row, answers.get(row.userId) ?? 0, day))
  const matches = rankFor(student, candidates, day)
  const people = await membersOf(
    tx,
    matches.map(({ mentorId }) => mentorId),
    config,
  )
  const rows = new Map(found.map((row) => [row.userId, row]))
  return matches.flatMap(({ mentorId, shared }) => {
    const person = people.get(mentorId)
    const row = rows.get(mentorId)
    return person && row ? [{ person, card: row.card, nextFreeAt: row.nextFreeAt, shared }] : []
  })
}

async function studentOf(tx: Tx, user: Pick<Actor, "id">): Promise<RankedStudent> {
  const profile = await profileOf(tx, user.id)
  return {
    id: user.id,
    country: profile?.nationality ?? null,
    fieldWords: fieldWords(profile?.major ?? null),
    japaneseLevel: profile?.japaneseLevel ?? null,
    universityId: profile?.universityId ?? null,
    industries: profile?.industries ?? [],
    languages: profile?.languages.map(({ code }) => code) ?? [],
    topics: await followedTopics(tx, user),
  }
}

function kindsOf(student: RankedStudent): {
  readonly kinds: readonly SharedKind[]
  readonly paired: readonly SharedKind[]
} {
  const tokens = (facet: StoredFacet, values: readonly (string | null)[]) =>
    values.flatMap((value) => (value === null ? [] : [facetToken(facet, value)]))
  const given = (kinds: readonly SharedKind[]) => kinds.filter((kind) => kind.length > 0)
  const paired = given([
    tokens("country", [student.country]),
    tokens("field", student.fieldWords),
    tokens("level_then", [student.japaneseLevel]),
    tokens("university", [student.universityId]),
    tokens("industry", student.industries),
  ])
  const weak = given([
    tokens(
      "language",
      student.languages.filter((code) => !isLanguage(code)),
    ),
    tokens("topic", student.topics),
  ])
  return { kinds: [...paired, ...weak], paired }
}

/** The card has only what its page shows, so that all of it may be compared. */
const rankedMentor = ({ userId, card }: CandidateRow, answersThisMonth: number, day: Day): RankedMentor => ({
  id: userId,
  nationality: card.nationality === null ? null : namedId<CountryCode>(card.nationality),
  fieldWords: fieldWords(card.major),
  levelThen: card.level_then,
  universityId: card.university?.id ? namedId(card.university.id) : null,
  industries: card.workplace ? [namedId(card.workplace.industry)] : [],
  languages: (card.languages ?? []).map(({ code }) => namedId(code)),
  topics: card.topics,
  shows: new Set(likenesses),
  answersThisMonth,
  isPaused: card.paused_until !== null && card.paused_until > day,
})
