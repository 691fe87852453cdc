// A lesson: its page is the same for everybody, with what it says where that is for everybody; members ask for the rest by themselves.
import { z } from "zod"
import { ArticleSource } from "../articles.ts"
import { MOST_QUIZ_CHOICES, quizKinds } from "../course-choices.ts"
import { Media } from "../media.ts"
import { route } from "../route.ts"
import { Language, RubyText } from "../wire.ts"
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
      .meta({ description: "The explanations that the cues' terms open; once for all of them" }),
    marks: z
      .array(z.object({ start_ms: z.int().min(0), title: z.string() }))
      .meta({ description: "Chapters inside of the film" }),
  })
  .meta({ id: "Transcript" })

export const QuizQuestion = z
  .object({
    id: z.string(),
    kind: z.enum(quizKinds),
    question_ruby: RubyText,
    choices: z.array(RubyText).max(MOST_QUIZ_CHOICES),
  })
  .meta({ id: "QuizQuestion", description: "Which choices are right is said with the answer, never before" })

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
  sources: z.array(ArticleSource).meta({ description: "Where the rules are written that it tells of" }),
  previous: Neighbour.nullable(),
  next: Neighbour.nullable(),
  content: LessonContent.nullable().meta({
    description: "Null where it is for members: they ask for it by the lesson's id",
  }),
}).meta({ id: "Lesson" })

export const getLesson = route({
  method: "get",
  path: "/v1/courses/{id}/lessons/{key}",
  summary: "One lesson; the first of a course with everything it says, the others without",
  tag: "Courses",
  access: "public",
  shared: true,
  params: z.object({ id: CourseId, key: LessonKey }),
  success: { status: 200, body: Lesson },
  errors: ["lesson.not_found"],
})

export const getLessonContent = route({
  method: "get",
  path: "/v1/lessons/{id}/content",
  summary:
    "What a lesson says: its transcripts and its quiz; for members, but for the first lesson of a course",
  tag: "Courses",
  access: "public",
  params: z.object({ id: LessonId }),
  success: { status: 200, body: LessonContent },
  errors: ["lesson.not_found", "lesson.for_members"],
})

/** Apart from the page, which is stored: addresses run out, and those after the first lesson are for one session. */
export const getLessonMedia = route({
  method: "get",
  path: "/v1/lessons/{id}/media",
  summary: "Where the film of a lesson is, for a while; for members, but for the first lesson of a course",
  tag: "Courses",
  access: "public",
  params: z.object({ id: LessonId }),
  success: { status: 200, body: Media },
  errors: ["lesson.not_found", "lesson.for_members"],
})

export const routes = [getLesson, getLessonContent, getLessonMedia] as const
