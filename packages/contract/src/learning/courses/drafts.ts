// Course drafts. A draft is one document, saved whole; editors decide what is published (editorial/review).

import { COURSE_DRAFT_LIMIT_BYTES, COURSE_DRAFTS_PATH } from "@shirube/vocabulary/http/body"
import { LONGEST_LESSON_MS, MOST_QUIZ_CHOICES, quizKinds } from "@shirube/vocabulary/learning/courses/choices"
import {
  courseDraftStates,
  LONGEST_COURSE_SUMMARY,
  LONGEST_COURSE_TITLE,
  LONGEST_CUE,
  LONGEST_MARK,
  LONGEST_OUTCOME,
  LONGEST_QUIZ_CHOICE,
  LONGEST_QUIZ_EXPLANATION,
  LONGEST_QUIZ_QUESTION,
  MOST_CHAPTERS,
  MOST_COURSE_DRAFTS,
  MOST_COURSE_TOPICS,
  MOST_CUES,
  MOST_LESSONS,
  MOST_MARKS,
  MOST_OUTCOMES,
  MOST_QUIZ_QUESTIONS,
  takenDownByRoles,
} from "@shirube/vocabulary/learning/courses/draft-choices"
import {
  LONGEST_PUBLISHER,
  LONGEST_SOURCE_ADDRESS,
  LONGEST_SOURCE_TITLE,
  MOST_SOURCES,
} from "@shirube/vocabulary/learning/courses/draft-sources"
import { missingCodes } from "@shirube/vocabulary/learning/courses/missing"
import { topics } from "@shirube/vocabulary/topics"
import { z } from "zod"
import { JapaneseLevel } from "../../categories.ts"
import { Media } from "../../common/media/videos.ts"
import { uuidOf, wordsOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { CalendarDate, Instant, Language } from "../../wire.ts"
import { LessonKey } from "./reading.ts"

const text = (longest: number) => z.string().trim().max(longest)
const both = <Text extends z.ZodType>(each: Text) => z.object({ en: each, ja: each })
const Moment = z.int().min(0).max(LONGEST_LESSON_MS)
const Key = wordsOf("part-key").meta({ description: "Random; distinguishes it from its siblings" })

const DraftCue = z.object({ start_ms: Moment, end_ms: Moment, text: text(LONGEST_CUE) })

const DraftQuestion = z.object({
  key: Key,
  kind: z.enum(quizKinds),
  question: both(text(LONGEST_QUIZ_QUESTION)),
  explanation: both(text(LONGEST_QUIZ_EXPLANATION)),
  choices: z.array(both(text(LONGEST_QUIZ_CHOICE))).max(MOST_QUIZ_CHOICES),
  right: z
    .array(
      z
        .int()
        .min(0)
        .max(MOST_QUIZ_CHOICES - 1),
    )
    .max(MOST_QUIZ_CHOICES)
    .meta({ description: "Indexes of the right choices, from 0" }),
})

const DraftSource = z.object({
  title: both(text(LONGEST_SOURCE_TITLE)),
  publisher: both(text(LONGEST_PUBLISHER)),
  url: text(LONGEST_SOURCE_ADDRESS),
  checked: CalendarDate.nullable().meta({ description: "The day on which the source was last checked" }),
})

const DraftLesson = z.object({
  key: LessonKey.meta({ description: "Part of its address; members' progress belongs to it" }),
  spoken_language: Language,
  film: uuidOf("video")
    .nullable()
    .meta({ description: "A video of the caller's own, ready or still processing" }),
  texts: both(
    z.object({
      title: text(LONGEST_COURSE_TITLE),
      summary: text(LONGEST_COURSE_SUMMARY),
      cues: z.array(DraftCue).max(MOST_CUES),
      marks: z.array(z.object({ start_ms: Moment, title: text(LONGEST_MARK) })).max(MOST_MARKS),
    }),
  ),
  quiz: z.array(DraftQuestion).max(MOST_QUIZ_QUESTIONS),
  sources: z
    .array(DraftSource)
    .max(MOST_SOURCES)
    .default([])
    .meta({ description: "Sources of the rules it explains" }),
})

const DraftChapter = z.object({
  key: Key,
  title: both(text(LONGEST_COURSE_TITLE)),
  lessons: z.array(DraftLesson).max(MOST_LESSONS),
})

const areApart = (keys: readonly string[]) => new Set(keys).size === keys.length

/** Both languages side by side, possibly unfinished. */
export const CourseDocument = z
  .object({
    topics: z.array(z.enum(topics)).max(MOST_COURSE_TOPICS).refine(areApart),
    level: JapaneseLevel.nullable(),
    texts: both(
      z.object({
        title: text(LONGEST_COURSE_TITLE),
        summary: text(LONGEST_COURSE_SUMMARY),
        outcomes: z.array(text(LONGEST_OUTCOME)).max(MOST_OUTCOMES),
      }),
    ),
    chapters: z
      .array(DraftChapter)
      .max(MOST_CHAPTERS)
      .refine((chapters) => chapters.reduce((sum, { lessons }) => sum + lessons.length, 0) <= MOST_LESSONS)
      .refine((chapters) => areApart(chapters.map(({ key }) => key)))
      .refine((chapters) => areApart(chapters.flatMap(({ lessons }) => lessons.map(({ key }) => key))))
      .meta({ description: `Together at most ${MOST_LESSONS} lessons, each with a key of its own` }),
  })
  .meta({ id: "CourseDocument" })
export type CourseDocument = z.infer<typeof CourseDocument>

export const CourseDraftStatus = z
  .object({
    id: z.uuid(),
    version: z.int(),
    state: z.enum(courseDraftStates),
    course_id: z
      .string()
      .nullable()
      .meta({ description: "The published course; null if it is not published" }),
    languages: z.array(Language).meta({ description: "Published languages" }),
    taken_down_by: z
      .enum(takenDownByRoles)
      .nullable()
      .meta({ description: "Who took it down; null if it is published or never was" }),
    reason: z.string().nullable().meta({ description: "Why it was returned or declined" }),
    updated_at: Instant,
  })
  .meta({ id: "CourseDraftStatus" })

export const CourseDraftSummary = CourseDraftStatus.extend({ title: both(z.string()) }).meta({
  id: "CourseDraftSummary",
})

const DraftFilm = z.object({
  id: z.uuid(),
  state: z.enum(["receiving", "processing", "ready", "refused"]),
  duration_ms: z.int(),
  media: Media.nullable().meta({ description: "Media addresses for the caller, once it is `ready`" }),
})

const Missing = z
  .object({
    path: z.string().meta({ description: "Within the document: `chapters.0.lessons.1.texts.ja.title`" }),
    code: z.enum(missingCodes),
    language: Language.nullable().meta({
      description: "The language that is unfinished without it; null: every language is",
    }),
  })
  .meta({ id: "CourseMissing" })

export const CourseDraft = CourseDraftStatus.extend({
  document: CourseDocument,
  films: z.array(DraftFilm).meta({ description: "Videos of the document that exist" }),
  missing: z.array(Missing).meta({ description: "One finished language is enough to submit" }),
}).meta({ id: "CourseDraft" })

const tag = "Courses"
const access = { registered: true, screened: true } as const
const params = z.object({ id: uuidOf("course-draft") })
const limit = { per: "user", points: 60, seconds: 60 } as const
const version = z.int().min(0).meta({ description: "The version that was read; 0 for a new draft" })

export const listCourseDrafts = route({
  method: "get",
  path: COURSE_DRAFTS_PATH,
  summary: "The caller's own course drafts with their status, last changed first",
  tag,
  access,
  success: { status: 200, body: z.object({ items: z.array(CourseDraftSummary).max(MOST_COURSE_DRAFTS) }) },
  errors: [],
})

export const getCourseDraft = route({
  method: "get",
  path: `${COURSE_DRAFTS_PATH}/{id}`,
  summary: "One of the caller's own drafts, complete",
  tag,
  access,
  params,
  success: { status: 200, body: CourseDraft },
  errors: ["course.not_found"],
})

export const saveCourseDraft = route({
  method: "put",
  path: `${COURSE_DRAFTS_PATH}/{id}`,
  summary: "Save a draft; the client chooses a random id for a new one",
  tag,
  access,
  limit,
  bodyBytes: COURSE_DRAFT_LIMIT_BYTES,
  params,
  body: z.object({ version, document: CourseDocument }),
  success: { status: 200, body: CourseDraftStatus },
  errors: [
    "course.not_found",
    "course.changed_elsewhere",
    "course.waiting",
    "course.declined",
    "course.too_many",
    "course.film_not_there",
  ],
})

export const removeCourseDraft = route({
  method: "delete",
  path: `${COURSE_DRAFTS_PATH}/{id}`,
  summary: "Delete a draft that was never published",
  tag,
  access,
  limit,
  params,
  success: { status: 204, body: null },
  errors: ["course.not_found", "course.is_published"],
})

export const sendCourseDraft = route({
  method: "post",
  path: `${COURSE_DRAFTS_PATH}/{id}/review`,
  summary: "Submit a draft to the editors; refused with field errors while no language is finished",
  tag,
  access,
  limit,
  params,
  body: z.object({ version }),
  success: { status: 200, body: CourseDraftStatus },
  errors: ["course.not_found", "course.changed_elsewhere", "course.declined"],
})

export const withdrawCourseDraft = route({
  method: "delete",
  path: `${COURSE_DRAFTS_PATH}/{id}/review`,
  summary: "Withdraw a submission, to continue writing",
  tag,
  access,
  limit,
  params,
  success: { status: 200, body: CourseDraftStatus },
  errors: ["course.not_found"],
})

export const readSentCourse = route({
  method: "get",
  path: "/v1/editors/course-drafts/{id}",
  summary: "A submitted course, complete with its videos",
  tag,
  access: { roles: ["editor"], editorRoles: ["reviewer"] },
  params,
  success: { status: 200, body: CourseDraft },
  errors: ["course.not_found"],
})

export const routes = [
  listCourseDrafts,
  getCourseDraft,
  saveCourseDraft,
  removeCourseDraft,
  sendCourseDraft,
  withdrawCourseDraft,
  readSentCourse,
] as const
