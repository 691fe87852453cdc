// A lesson: its page is cached for everyone and contains only public content; members request the rest
// separately.

import { MOST_QUIZ_CHOICES, quizKinds } from "@shirube/vocabulary/learning/courses/choices"
import { z } from "zod"
import { Media } from "../../common/media/videos.ts"
import { route } from "../../route.ts"
import { Language, RubyText } from "../../wire.ts"
import { ArticleSource } from "../articles/routes.ts"
import { CourseId, LessonId, LessonKey, LessonSummary } from "./reading.ts"

export const Cue = z
  .object({
    start_ms: z.int().min(0),
    end_ms: z.int().min(0),
    text: z.string().meta({ description: "As captions show it: without furigana" }),
    html: z.string().meta({ description: "Safe HTML with furigana and glossary terms, for the transcript" }),
  })
  .meta({ id: "Cue" })

export const Transcript = z
  .object({
    language: Language,
    cues: z.array(Cue),
    terms_html: z
      .string()
      .meta({ description: "Explanations of the cues' glossary terms, without duplicates" }),
    marks: z
      .array(z.object({ start_ms: z.int().min(0), title: z.string() }))
      .meta({ description: "Chapters within the video" }),
  })
  .meta({ id: "Transcript" })

export const QuizQuestion = z
  .object({
    id: z.string(),
    kind: z.enum(quizKinds),
    question_ruby: RubyText,
    choices: z.array(RubyText).max(MOST_QUIZ_CHOICES),
  })
  .meta({ id: "QuizQuestion", description: "The right choices are returned with the result, never before" })

export const LessonContent = z
  .object({
    transcripts: z.array(Transcript).meta({ description: "The spoken language first" }),
    quiz: z.array(QuizQuestion),
  })
  .meta({ id: "LessonContent" })

const Neighbour = LessonSummary.pick({
  key: true,
  title: true,
  title_ruby: true,
  duration_ms: true,
  is_open: true,
})

export const Lesson = LessonSummary.extend({
  course: z.object({
    id: z.string(),
    title: z.string(),
    title_ruby: RubyText,
    lesson_count: z.int(),
    topics: z.array(z.object({ key: z.string(), name: z.string() })),
  }),
  language: Language.meta({ description: "Language of title and summary" }),
  is_fallback: z.boolean().meta({ description: "True where the reader's language is missing" }),
  spoken_language: Language,
  sources: z.array(ArticleSource).meta({ description: "Sources of the rules it explains" }),
  previous: Neighbour.nullable(),
  next: Neighbour.nullable(),
  content: LessonContent.nullable().meta({
    description: "Null if it is for members: request it by the lesson's id",
  }),
}).meta({ id: "Lesson" })

export const getLesson = route({
  method: "get",
  path: "/v1/courses/{id}/lessons/{key}",
  summary: "One lesson; the first of a course with its full content, the others without",
  tag: "Courses",
  access: "public", // a course's first lesson with its content, the others without
  shared: true,
  params: z.object({ id: CourseId, key: LessonKey }),
  success: { status: 200, body: Lesson },
  errors: ["lesson.not_found"],
})

export const getLessonContent = route({
  method: "get",
  path: "/v1/lessons/{id}/content",
  summary: "A lesson's transcripts and quiz; for members, except for the first lesson of a course",
  tag: "Courses",
  access: "public", // of a course's first lesson; the others are for members
  params: z.object({ id: LessonId }),
  success: { status: 200, body: LessonContent },
  errors: ["lesson.not_found", "lesson.for_members"],
})

/** Separate from the cached page: media addresses expire, and those after the first lesson belong to one session. */
export const getLessonMedia = route({
  method: "get",
  path: "/v1/lessons/{id}/media",
  summary: "Temporary addresses of a lesson's video; for members, except for the first lesson of a course",
  tag: "Courses",
  access: "public", // of a course's first lesson; the others are for members
  params: z.object({ id: LessonId }),
  success: { status: 200, body: Media },
  errors: ["lesson.not_found", "lesson.for_members"],
})

export const routes = [getLesson, getLessonContent, getLessonMedia] as const
