import type { AnswerTime } from "@shirube/vocabulary/mentors/mentor-pages/choices"
import type { Topic } from "@shirube/vocabulary/topics"
import type { IndustryId, OccupationId, UserId } from "#api/kernel/db/ids"
import type { PublicProfile } from "#api/modules/people/profile/service"
import type { MentorPageRow } from "./queries.ts"

/** A published page is complete: the contract refuses it otherwise. */
export type PublishedPage = MentorPageRow & {
  readonly [Field in "publishedAt" | "levelThen" | "residenceRoad"]: NonNullable<MentorPageRow[Field]>
}

/** A senpai with a published page, and everything that it shows. */
export interface Mentor {
  readonly person: { readonly id: UserId; readonly name: string; readonly seal: string }
  readonly page: PublishedPage
  readonly profile: PublicProfile
  readonly workplace: {
    readonly company: string | null
    readonly industry: IndustryId
    readonly occupation: OccupationId
  } | null
  readonly topics: Topic[]
  readonly counts: {
    readonly answers: number
    readonly accepted: number
    readonly tips: number
    readonly courses: number
  }
  readonly answerTime: AnswerTime | null
  readonly lastAnswerAt: Date | null
}

const NOTHING = { en: null, ja: null } as const

/** What is shown before the first save. */
const unwritten: Omit<MentorPageRow, "userId" | "updatedAt"> = {
  headline: NOTHING,
  country: NOTHING,
  university: NOTHING,
  jobHunt: NOTHING,
  now: NOTHING,
  askMe: NOTHING,
  notFor: NOTHING,
  levelThen: null,
  residenceRoad: null,
  ways: [],
  companyShown: "industry",
  pausedUntil: null,
  publishedAt: null,
  version: 0,
}

const presentParts = (page: typeof unwritten) => ({
  headline: page.headline,
  road: { country: page.country, university: page.university, job_hunt: page.jobHunt, now: page.now },
  ask_me: page.askMe,
  not_for: page.notFor,
  ways: page.ways,
  paused_until: page.pausedUntil,
})

export function presentOwnPage(row: MentorPageRow | undefined) {
  const page = row ?? unwritten
  return {
    ...presentParts(page),
    version: page.version,
    is_published: page.publishedAt !== null,
    level_then: page.levelThen,
    residence_road: page.residenceRoad,
    company_shown: page.companyShown,
    published_at: page.publishedAt?.toISOString() ?? null,
    updated_at: row?.updatedAt.toISOString() ?? null,
  }
}

/** What a page and an entry of the directory have in common. */
export function presentFacts({ page, profile, workplace, topics, counts, answerTime }: Mentor) {
  const { nationality, languages, level, university, major } = profile
  return {
    headline: page.headline,
    nationality,
    languages,
    level_then: page.levelThen,
    level_now: level,
    university: university && (university.id ?? university.name) !== null ? university : null,
    major,
    workplace,
    residence_road: page.residenceRoad,
    topics,
    ways: page.ways,
    paused_until: page.pausedUntil,
    counts: {
      answers: counts.answers,
      accepted_answers: counts.accepted,
      tips: counts.tips,
      courses: counts.courses,
    },
    answer_time: answerTime,
    published_at: page.publishedAt.toISOString(),
  }
}

interface University {
  readonly id: string | null
  readonly name: string | null
}

/** A listed university has its name in the reader's language. */
export const namedUniversity = (
  university: University | null,
  universityName: (id: string) => string | undefined,
): University | null =>
  university && {
    id: university.id,
    name: (university.id && universityName(university.id)) ?? university.name,
  }

export function presentMentor(mentor: Mentor, universityName: (id: string) => string | undefined) {
  const { person, page } = mentor
  const facts = presentFacts(mentor)
  return {
    ...presentParts(page),
    ...facts,
    id: person.id,
    name: person.name,
    seal: person.seal,
    university: namedUniversity(facts.university, universityName),
    updated_at: page.updatedAt.toISOString(),
  }
}
