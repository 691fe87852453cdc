// "Someone like me": ranks senpai for a student by what the two have in common. The result names only the kinds
// of things shared, so that the page can explain each match in a sentence.
import { isLanguage } from "@shirube/vocabulary/language"
import { type Likeness, likenesses, MOST_MATCHES } from "@shirube/vocabulary/mentors/directory/choices"
import type { JapaneseLevel } from "@shirube/vocabulary/people/profile/choices"
import type { Day } from "@shirube/vocabulary/time/days"
import type { Topic } from "@shirube/vocabulary/topics"
import type { CountryCode, IndustryId, LanguageCode, UniversityId, UserId } from "#api/kernel/db/ids"

/**
 * Strongest first. Any two of the first five outweigh any one of them; a language and a topic together only
 * decide between senpai who are otherwise equal.
 */
export const likenessWeights = {
  country: 7,
  field: 6,
  level_then: 5,
  university: 4,
  industry: 4,
  /** Other than English and Japanese, which nearly everyone here shares. */
  language: 2,
  topic: 1,
} as const satisfies Record<Likeness, number>

/** Null or empty: not filled in, which never matches. */
export interface RankedStudent {
  readonly id: UserId
  readonly country: CountryCode | null
  /** From `fieldWords`. */
  readonly fieldWords: readonly string[]
  readonly japaneseLevel: JapaneseLevel | null
  readonly universityId: UniversityId | null
  /** In which the student would like to work. */
  readonly industries: readonly IndustryId[]
  readonly languages: readonly LanguageCode[]
  /** Which the student follows. */
  readonly topics: readonly Topic[]
}

export interface RankedMentor {
  readonly id: UserId
  readonly nationality: CountryCode | null
  /** From `fieldWords`. */
  readonly fieldWords: readonly string[]
  readonly levelThen: JapaneseLevel | null
  readonly universityId: UniversityId | null
  readonly industries: readonly IndustryId[]
  readonly languages: readonly LanguageCode[]
  readonly topics: readonly Topic[]
  /** What their page shows. Anything else is ignored: a match would reveal it. */
  readonly shows: ReadonlySet<Likeness>
  readonly answersThisMonth: number
  readonly isPaused: boolean
}

export interface Match {
  readonly mentorId: UserId
  /** Strongest first. Empty: nothing in common, listed to fill the places. */
  readonly shared: readonly Likeness[]
}

/**
 * The best matches, in one pass over the senpai. Among equals the order depends on student and day, so that
 * requests spread over all of them; senpai with many answers this month come first less often.
 */
export function rankFor(
  student: RankedStudent,
  mentors: Iterable<RankedMentor>,
  day: Day,
  most: number = MOST_MATCHES,
): Match[] {
  const sharedWith = comparerFor(student)
  const seed = hash(`${day} ${student.id} `)
  const best: Candidate[] = []
  for (const mentor of mentors) {
    if (mentor.isPaused) continue
    const shared = sharedWith(mentor)
    const score = shared.reduce((sum, likeness) => sum + likenessWeights[likeness], 0)
    insert(best, { mentorId: mentor.id, shared, score, turn: turnOf(mentor, seed) }, most)
  }
  return best.map(({ mentorId, shared }) => ({ mentorId, shared }))
}

interface Candidate extends Match {
  readonly score: number
  readonly turn: number
}

function comparerFor(student: RankedStudent): (mentor: RankedMentor) => Likeness[] {
  const words = new Set(student.fieldWords)
  const industries = new Set(student.industries)
  const languages = new Set(student.languages.filter((code) => !isLanguage(code)))
  const topics = new Set(student.topics)
  const isShared: Record<Likeness, (mentor: RankedMentor) => boolean> = {
    country: ({ nationality }) => nationality !== null && nationality === student.country,
    field: ({ fieldWords }) => fieldWords.some((word) => words.has(word)),
    level_then: ({ levelThen }) => levelThen !== null && levelThen === student.japaneseLevel,
    university: ({ universityId }) => universityId !== null && universityId === student.universityId,
    industry: (mentor) => mentor.industries.some((industry) => industries.has(industry)),
    language: (mentor) => mentor.languages.some((code) => languages.has(code)),
    topic: (mentor) => mentor.topics.some((topic) => topics.has(topic)),
  }
  return (mentor) => likenesses.filter((likeness) => mentor.shows.has(likeness) && isShared[likeness](mentor))
}

/** Where the search for candidates begins in the order of the day: elsewhere for each student. */
export const startFor = (studentId: UserId, day: Day): number =>
  scrambled(hash(`${day} ${studentId}`)) >>> (32 - POSITION_BITS)

/** `best` stays sorted and short. */
function insert(best: Candidate[], candidate: Candidate, most: number) {
  const last = best.at(-1)
  if (best.length >= most && !(last && comesBefore(candidate, last))) return
  const place = best.findIndex((other) => comesBefore(candidate, other))
  best.splice(place < 0 ? best.length : place, 0, candidate)
  if (best.length > most) best.pop()
}

function comesBefore(one: Candidate, other: Candidate): boolean {
  if (one.score !== other.score) return one.score > other.score
  if (one.turn !== other.turn) return one.turn < other.turn
  return one.mentorId < other.mentorId
}

/** With this many answers this month, a senpai comes first among equals half as often as one with none. */
const ANSWERS_THAT_HALVE = 10
const HASHES = 2 ** 32
/** As drawn by `positionOn`. */
const POSITION_BITS = 28

/**
 * A weighted draw: exponentially distributed with the senpai's load as its mean, so that the chance to have the
 * smallest number is proportional to 1 / load.
 */
function turnOf({ id, answersThisMonth }: RankedMentor, seed: number): number {
  const load = 1 + answersThisMonth / ANSWERS_THAT_HALVE
  return -Math.log((scrambled(hash(id, seed)) + 1) / HASHES) * load
}

/** FNV-1a, which can continue from the hash of a prefix. Not for secrets. */
function hash(text: string, from = 0x811c9dc5): number {
  let state = from
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193)
  return state
}

/** The last step of MurmurHash3: without it, similar ids have similar hashes. Returns an unsigned number. */
function scrambled(state: number): number {
  const first = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35)
  return (second ^ (second >>> 16)) >>> 0
}

/** Words that say little alone: civil and mechanical engineering are different fields. */
const GENERIC_WORDS = new Set(
  (
    "and of the in for a on with applied general advanced international global modern science sciences " +
    "engineering technology studies study systems arts administration development department faculty school " +
    "college graduate undergraduate program programme course major degree"
  ).split(" "),
)
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+|(?<=学部|研究科)/u
const JAPANESE_ENDING = /(?<=.)(?:学部|学科|研究科|専攻|コース|学)+$/u

/**
 * The words of a major that identify a field; of a major with only generic words, all of them. 経営学部 and
 * 経営学 have the same word; languages are not translated into each other.
 */
export function fieldWords(major: string | null): string[] {
  const words = (major ?? "")
    .normalize("NFKC")
    .toLowerCase()
    .split(BETWEEN_WORDS)
    .map((word) => word.replace(JAPANESE_ENDING, ""))
    .filter(Boolean)
  const specific = words.filter((word) => !GENERIC_WORDS.has(word))
  return [...new Set(specific.length > 0 ? specific : words)]
}
