// A senpai's public page: their road in their own words, and what they offer.

import {
  answerTimes,
  companyDisplays,
  LONGEST_ASK_ME,
  LONGEST_HEADLINE,
  LONGEST_NOT_FOR,
  LONGEST_STATION,
  residenceRoads,
  roadStations,
  waysOfHelping,
} from "@shirube/vocabulary/mentors/mentor-pages/choices"
import { japaneseLevels } from "@shirube/vocabulary/people/profile/choices"
import { topics } from "@shirube/vocabulary/topics"
import { z } from "zod"
import { SERVED_TYPE } from "../../common/media/files.ts"
import { CountryCode, IndustryId, OccupationId } from "../../common/reference/routes.ts"
import { uuidOf } from "../../ids.ts"
import { SpokenLanguage } from "../../people/profile/parts.ts"
import { route } from "../../route.ts"
import { ShownLines, shownText } from "../../text/shown-text.ts"
import { CalendarDate, Instant, RubyText, WrittenLanguage } from "../../wire.ts"

const JapaneseLevel = z.enum(japaneseLevels)
const ResidenceRoad = z.enum(residenceRoads)
const WayOfHelping = z.enum(waysOfHelping)

/** In one language or both. */
const written = (text: z.ZodType<string, string>) =>
  z.object({ en: text.nullable().default(null), ja: text.nullable().default(null) })
const Written = z.object({ en: z.string().nullable(), ja: z.string().nullable() })

const missing = {
  text: {
    en: "Please write this in one language or both before you publish the page.",
    ja: "公開する前に、日本語か英語、または両方で書いてください。",
  },
  choice: {
    en: "Please choose this before you publish the page.",
    ja: "公開する前に、選んでください。",
  },
} as const

const hasText = ({ en, ja }: z.output<typeof Written>) => en !== null || ja !== null

const Road = z.object({
  country: written(ShownLines(LONGEST_STATION)),
  university: written(ShownLines(LONGEST_STATION)),
  job_hunt: written(ShownLines(LONGEST_STATION)),
  now: written(ShownLines(LONGEST_STATION)),
})

/** A draft may be unfinished, a published page may not. */
export const MentorPageBody = z
  .object({
    version: z.int().min(0).meta({ description: "The version that was read; 0 for a new page" }),
    is_published: z.boolean(),
    headline: written(shownText(LONGEST_HEADLINE)),
    road: Road,
    ask_me: written(ShownLines(LONGEST_ASK_ME)).meta({ description: "What to ask me, one topic per line" }),
    not_for: written(ShownLines(LONGEST_NOT_FOR)).meta({ description: "What I do not do" }),
    level_then: JapaneseLevel.nullable().meta({ description: "Japanese level while looking for work" }),
    residence_road: ResidenceRoad.nullable().meta({
      description: "How the status of residence for work was obtained",
    }),
    ways: z
      .array(WayOfHelping)
      .max(waysOfHelping.length)
      .refine((chosen) => new Set(chosen).size === chosen.length),
    company_shown: z.enum(companyDisplays),
    photo_shown: z
      .boolean()
      .default(false)
      .meta({ description: "Everyone sees the photo of the account; otherwise the seal" }),
    paused_until: CalendarDate.nullable().meta({ description: "No requests until this day" }),
  })
  .check(({ value, issues }) => {
    if (!value.is_published) return
    const refuse = (path: string[], words: (typeof missing)[keyof typeof missing]) =>
      issues.push({ code: "custom", path, params: { words }, input: null })
    if (!hasText(value.headline)) refuse(["headline"], missing.text)
    if (!roadStations.some((station) => hasText(value.road[station]))) refuse(["road"], missing.text)
    if (!hasText(value.ask_me)) refuse(["ask_me"], missing.text)
    if (value.level_then === null) refuse(["level_then"], missing.choice)
    if (value.residence_road === null) refuse(["residence_road"], missing.choice)
    if (value.ways.length === 0) refuse(["ways"], missing.choice)
  })

const pageParts = {
  headline: Written,
  road: z.object({ country: Written, university: Written, job_hunt: Written, now: Written }),
  ask_me: Written,
  not_for: Written,
  ways: z.array(WayOfHelping),
  paused_until: CalendarDate.nullable().meta({ description: "Takes no requests until this day" }),
}

export const OwnMentorPage = z
  .object({
    ...pageParts,
    version: z.int().meta({ description: "0: nothing has been saved yet" }),
    is_published: z.boolean(),
    level_then: JapaneseLevel.nullable(),
    residence_road: ResidenceRoad.nullable(),
    company_shown: z.enum(companyDisplays),
    photo_shown: z.boolean(),
    published_at: Instant.nullable(),
    updated_at: Instant.nullable(),
  })
  .meta({ id: "OwnMentorPage" })

const mentorFacts = {
  id: z.uuid(),
  name: z.string(),
  seal: z.string(),
  photo: z
    .object({ medium: z.string(), large: z.string() })
    .nullable()
    .meta({ description: "Addresses that do not expire; null if the seal is shown" }),
  nationality: CountryCode.nullable(),
  languages: z.array(SpokenLanguage).nullable().meta({ description: "Null if the senpai hides them" }),
  level_then: JapaneseLevel.meta({ description: "Japanese level while looking for work" }),
  level_now: JapaneseLevel.nullable(),
  university: z.object({ id: z.string().nullable(), name: z.string().nullable() }).nullable(),
  major: z.string().nullable(),
  workplace: z
    .object({
      company: z.string().nullable().meta({ description: "Null if the senpai shows only the industry" }),
      industry: IndustryId,
      occupation: OccupationId,
    })
    .nullable()
    .meta({ description: "Where they work now" }),
  residence_road: ResidenceRoad,
  topics: z.array(z.enum(topics)),
  counts: z.object({
    answers: z.int(),
    accepted_answers: z.int(),
    tips: z.int(),
    courses: z.int(),
  }),
  answer_time: z
    .enum(answerTimes)
    .nullable()
    .meta({ description: "Usual time to answer; null below three answers, or if it is more than a week" }),
}

export const Mentor = z
  .object({ ...mentorFacts, ...pageParts, published_at: Instant, updated_at: Instant })
  .meta({ id: "Mentor" })

const MentorWork = z
  .object({
    id: z.string(),
    path: z.string().meta({ description: "Its page, without a language prefix" }),
    language: WrittenLanguage.meta({ description: "Of the title" }),
    title: z.string(),
    title_ruby: RubyText,
    category: z.object({ key: z.string(), name: z.string() }).nullable(),
    at: Instant.meta({ description: "Published, answered, or for an event its start" }),
  })
  .meta({ id: "MentorWork" })

const shownOnPage = {
  is_askable: z.boolean().meta({ description: "Accepts invitations to answer a question" }),
  is_paused: z.boolean().meta({ description: "Takes no requests until an editor allows them again" }),
  sessions: z.object({
    held: z.int(),
    students_helped: z.int().meta({ description: "Students who say that a session helped, at least partly" }),
  }),
  names: z
    .object({
      nationality: z.string().nullable(),
      languages: z.array(z.string()).meta({ description: "In the order of `languages`" }),
      industry: z.string().nullable(),
      occupation: z.string().nullable(),
    })
    .meta({ description: "Of the codes, in the reader's language" }),
  ruby: z
    .array(z.object({ line: z.string(), ruby: RubyText }))
    .meta({ description: "Japanese lines of the page's own texts with furigana; added right after a save" }),
  works: z
    .object({
      tips: z.array(MentorWork),
      courses: z.array(MentorWork),
      events: z.array(MentorWork).meta({ description: "As a speaker; also recordings of past events" }),
      answers: z
        .array(MentorWork.extend({ is_accepted: z.boolean() }))
        .meta({ description: "Accepted ones first; titled like their questions" }),
    })
    .meta({ description: "The newest few of each" }),
}

export const MentorPage = Mentor.extend(shownOnPage).meta({ id: "MentorPage" })

export const MentorPagePreview = MentorPage.extend({
  level_then: JapaneseLevel.nullable(),
  residence_road: ResidenceRoad.nullable(),
  published_at: Instant.nullable(),
  updated_at: Instant.nullable(),
}).meta({ id: "MentorPagePreview" })

const tag = "Mentors"

export const getOwnMentorPage = route({
  method: "get",
  path: "/v1/mentors/me",
  summary: "The caller's own senpai page, published or not",
  tag,
  access: { registered: true, roles: ["senpai"] },
  success: { status: 200, body: OwnMentorPage },
  errors: [],
})

export const previewMentorPage = route({
  method: "get",
  path: "/v1/mentors/me/preview",
  summary: "The caller's own senpai page as readers would see it, published or not",
  tag,
  access: { registered: true, screened: true, roles: ["senpai"] },
  success: { status: 200, body: MentorPagePreview },
  errors: [],
})

export const saveMentorPage = route({
  method: "put",
  path: "/v1/mentors/me",
  summary: "Save the caller's own senpai page, and publish or unpublish it. Idempotent.",
  tag,
  access: { registered: true, screened: true, roles: ["senpai"] },
  limit: { per: "user", points: 60, seconds: 60 },
  body: MentorPageBody,
  success: { status: 200, body: OwnMentorPage },
  errors: ["mentor.page_changed", "mentor.removed", "mentor.unchanged"],
})

const ownPause = {
  path: "/v1/mentors/me/pause",
  tag,
  access: { registered: true, screened: true, roles: ["senpai"] },
  success: { status: 200, body: OwnMentorPage },
  errors: ["mentor.not_found"],
} as const

export const pauseOwnRequests = route({
  method: "put",
  summary: "Take no requests until a day. The page stays readable",
  ...ownPause,
  limit: { per: "user", points: 30, seconds: 60 },
  body: z.object({ paused_until: CalendarDate.meta({ description: "A day in the next year" }) }),
})

export const resumeOwnRequests = route({
  method: "delete",
  summary: "Take requests again. Idempotent",
  ...ownPause,
})

export const getMentor = route({
  method: "get",
  path: "/v1/mentors/{id}",
  summary: "The page of a screened senpai",
  tag,
  access: "public",
  shared: true,
  params: z.object({ id: uuidOf("user") }),
  success: { status: 200, body: MentorPage },
  errors: ["mentor.not_found"],
})

export const readMentorPhoto = route({
  method: "get",
  path: "/v1/mentor-photos/{id}/{variant}",
  summary: "The photo of a senpai, available while their page shows it",
  tag,
  access: "public", // while the page shows it
  params: z.object({ id: uuidOf("file"), variant: z.string().max(40) }),
  success: { status: 200, body: null, file: { types: [SERVED_TYPE] } },
  errors: ["file.not_found"],
})

export const routes = [
  getOwnMentorPage,
  previewMentorPage,
  saveMentorPage,
  pauseOwnRequests,
  resumeOwnRequests,
  getMentor,
  readMentorPhoto,
] as const
