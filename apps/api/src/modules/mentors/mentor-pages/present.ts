import type { Language } from "@shirube/vocabulary/language"
import type { AnswerTime } from "@shirube/vocabulary/mentors/mentor-pages/choices"
import type { Topic } from "@shirube/vocabulary/topics"
import type { FileId, IndustryId, OccupationId, UserId } from "#api/kernel/db/ids"
import { parseRuby } from "#api/kernel/text/ruby"
import type { PublicProfile } from "#api/modules/people/profile/service"
import type { MentorPageRow } from "./queries.ts"

/** A published page is complete: the contract refuses it otherwise. */
export type PublishedPage = MentorPageRow & {
  readonly [Field in "publishedAt" | "levelThen" | "residenceRoad"]: NonNullable<MentorPageRow[Field]>
}

/** A senpai and everything that their page shows; in a preview, the page may be unfinished. */
export interface Mentor<Page extends MentorPageRow = PublishedPage> {
  readonly person: { readonly id: UserId; readonly name: string; readonly seal: string }
  readonly page: Page
  /** Null if the seal is shown. */
  readonly photoId: FileId | null
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
export const unwritten: Omit<MentorPageRow, "userId" | "updatedAt"> = {
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
  readings: {},
  isPhotoShown: false,
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
    photo_shown: page.isPhotoShown,
    published_at: page.publishedAt?.toISOString() ?? null,
    updated_at: row?.updatedAt.toISOString() ?? null,
  }
}

/** Addresses never expire, because stored pages contain them. */
const presentPhoto = (id: FileId) => ({
  medium: `/api/v1/mentor-photos/${id}/medium`,
  large: `/api/v1/mentor-photos/${id}/large`,
})

/** What a page, a preview and an entry of the directory have in common. */
function presentShared(mentor: Mentor<MentorPageRow>) {
  const { page, photoId, profile, workplace, topics, counts, answerTime } = mentor
  const { nationality, languages, level, university, major } = profile
  return {
    photo: photoId && presentPhoto(photoId),
    headline: page.headline,
    nationality,
    languages,
    level_now: level,
    university: university && (university.id ?? university.name) !== null ? university : null,
    major,
    workplace,
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
  }
}

/** Unfinished only in a preview. */
const presentFinished = ({ page }: Mentor) => ({
  level_then: page.levelThen,
  residence_road: page.residenceRoad,
  published_at: page.publishedAt.toISOString(),
})

/** What an entry of the directory shows. */
export const presentFacts = (mentor: Mentor) => ({ ...presentShared(mentor), ...presentFinished(mentor) })

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

interface Work {
  readonly id: string
  readonly path: string
  readonly language: string
  /** With furigana. */
  readonly title: string
  readonly category: { readonly key: string; readonly name: string } | null
  readonly at: Date
}

export interface MentorWorks {
  readonly tips: readonly Work[]
  readonly courses: readonly Work[]
  readonly events: readonly Work[]
  readonly answers: readonly (Work & { readonly isAccepted: boolean })[]
}

function presentWork({ id, path, language, title, category, at }: Work) {
  const ruby = parseRuby(title)
  return {
    id,
    path,
    language,
    title: ruby.map(({ text }) => text).join(""),
    title_ruby: ruby,
    category,
    at: at.toISOString(),
  }
}

/** Beside the senpai themselves. */
interface Surroundings {
  readonly isAskable: boolean
  /** By an editor; their own pause is on the page. */
  readonly isPaused: boolean
  readonly sessions: { readonly held: number; readonly helped: number }
  readonly works: MentorWorks
}

type NameOf = (
  kind: "universities" | "countries" | "languages" | "industries" | "occupations",
  id: string,
  language: Language,
) => string | undefined

interface Reading {
  readonly language: Language
  readonly nameOf: NameOf
}

function presentWhole(
  mentor: Mentor<MentorPageRow>,
  { isAskable, isPaused, sessions, works }: Surroundings,
  { language, nameOf }: Reading,
) {
  const { person, page } = mentor
  const shown = presentShared(mentor)
  const name = (kind: Parameters<NameOf>[0], id: string) => nameOf(kind, id, language) ?? id
  return {
    ...presentParts(page),
    ...shown,
    id: person.id,
    name: person.name,
    seal: person.seal,
    university: namedUniversity(shown.university, (id) => nameOf("universities", id, language)),
    is_askable: isAskable,
    is_paused: isPaused,
    sessions: { held: sessions.held, students_helped: sessions.helped },
    names: {
      nationality: shown.nationality && name("countries", shown.nationality),
      languages: (shown.languages ?? []).map(({ code }) => name("languages", code)),
      industry: shown.workplace && name("industries", shown.workplace.industry),
      occupation: shown.workplace && name("occupations", shown.workplace.occupation),
    },
    ruby: Object.entries(page.readings).map(([line, read]) => ({ line, ruby: parseRuby(read) })),
    works: {
      tips: works.tips.map(presentWork),
      courses: works.courses.map(presentWork),
      events: works.events.map(presentWork),
      answers: works.answers.map((work) => ({ ...presentWork(work), is_accepted: work.isAccepted })),
    },
  }
}

export const presentMentor = (mentor: Mentor, around: Surroundings, reading: Reading) => ({
  ...presentWhole(mentor, around, reading),
  ...presentFinished(mentor),
  updated_at: mentor.page.updatedAt.toISOString(),
})

export const presentPreview = (mentor: Mentor<MentorPageRow>, around: Surroundings, reading: Reading) => ({
  ...presentWhole(mentor, around, reading),
  level_then: mentor.page.levelThen,
  residence_road: mentor.page.residenceRoad,
  published_at: mentor.page.publishedAt?.toISOString() ?? null,
  updated_at: mentor.page.version === 0 ? null : mentor.page.updatedAt.toISOString(),
})
