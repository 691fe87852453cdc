import { questionSorts, questionStates } from "@shirube/vocabulary/community/forum/choices"
import { japaneseLevels } from "@shirube/vocabulary/people/profile/choices"
import { topics } from "@shirube/vocabulary/topics"
import { z } from "zod"
import { LanguageCode } from "../../common/reference/routes.ts"
import { CourseId, LessonKey } from "../../learning/courses/reading.ts"
import { route } from "../../route.ts"
import { Instant, page, pageQuery, RubyText } from "../../wire.ts"
import { tag, Writer, written } from "./texts.ts"
import { TopicKey } from "./topics.ts"

export const QUESTIONS_PER_PAGE = 20
export const QUESTIONS_PER_PAGE_MAX = 50
export const SIMILAR_QUESTIONS_MAX = 5
const LONGEST_WORDS = 200

export const AskerLevel = z
  .enum(japaneseLevels)
  .meta({ description: "The asker's Japanese level, so that senpai answer in Japanese they can read" })

/** With the texts shown in a list. */
export const QuestionSummary = z
  .object({
    id: z.uuid(),
    topics: z.array(z.object({ key: z.enum(topics), name: z.string() })).min(1),
    state: z.enum(questionStates),
    japanese_level: AskerLevel.nullable(),
    author: Writer,
    ...written,
    title: z.string(),
    title_ruby: RubyText,
    excerpt: z.string().meta({ description: "Beginning of the text, without markup" }),
    created_at: Instant,
    edited_at: Instant.nullable(),
    answer_count: z.int(),
    helpful_count: z.int().meta({ description: "Helpful votes of the question and all its answers" }),
    follower_count: z.int(),
    has_accepted_answer: z.boolean(),
  })
  .meta({ id: "QuestionSummary" })

const QuestionForSenpai = QuestionSummary.extend({
  is_invited: z.boolean().meta({ description: "The reader was invited to answer; these come first" }),
}).meta({ id: "QuestionForSenpai" })

const listed = pageQuery(QUESTIONS_PER_PAGE_MAX, QUESTIONS_PER_PAGE)

export const listQuestions = route({
  method: "get",
  path: "/v1/questions",
  summary: "Questions in the requested order; with `q` the best matches first, as in `GET /v1/search`",
  tag,
  access: "public",
  shared: true,
  query: z.object({
    sort: z.enum(questionSorts).default("newest"),
    topic: TopicKey.optional(),
    language: LanguageCode.optional().meta({ description: "Only questions that exist in this language" }),
    q: z.string().trim().max(LONGEST_WORDS).optional().meta({ description: "Search terms" }),
    ...listed,
  }),
  success: {
    status: 200,
    body: page(QuestionSummary).extend({
      has_more_than_found: z.boolean().meta({
        description:
          "For a search: true if it stopped at its limit, or searched only the newest because every term is very common",
      }),
    }),
  },
  errors: ["cursor.invalid"],
})

export const ANSWERED_QUESTIONS = 6

export const listAnsweredQuestions = route({
  method: "get",
  path: "/v1/questions/answered",
  summary: "The newest answered questions, for the home page",
  tag,
  access: "public",
  shared: true,
  success: { status: 200, body: z.object({ items: z.array(QuestionSummary) }) },
  errors: [],
})

export const listOwnQuestions = route({
  method: "get",
  path: "/v1/questions/mine",
  summary: "The caller's own questions, including anonymous ones, newest first",
  tag,
  access: { agreed: true },
  query: z.object(listed),
  success: { status: 200, body: page(QuestionSummary) },
  errors: ["cursor.invalid"],
})

export const listQuestionsForSenpai = route({
  method: "get",
  path: "/v1/questions/for-me",
  summary: "Unanswered questions of others in the topics the caller answers, newest first",
  tag,
  access: { registered: true, screened: true },
  query: z.object(listed),
  success: { status: 200, body: page(QuestionForSenpai) },
  errors: ["cursor.invalid"],
})

export const listSimilarQuestions = route({
  method: "get",
  path: "/v1/questions/similar",
  summary: "Questions similar to the one being typed",
  tag,
  access: "public",
  limit: { per: "ip", points: 120, seconds: 60 },
  query: z.object({ title: z.string().trim().min(1).max(LONGEST_WORDS) }),
  success: { status: 200, body: z.object({ items: z.array(QuestionSummary).max(SIMILAR_QUESTIONS_MAX) }) },
  errors: [],
})

export const QUESTIONS_ABOUT_LESSON = 5

export const listQuestionsAboutLesson = route({
  method: "get",
  path: "/v1/courses/{id}/lessons/{key}/questions",
  summary: "The newest questions about a lesson",
  tag,
  access: "public",
  shared: true,
  params: z.object({ id: CourseId, key: LessonKey }),
  success: { status: 200, body: z.object({ items: z.array(QuestionSummary).max(QUESTIONS_ABOUT_LESSON) }) },
  errors: ["lesson.not_found"],
})

export const routes = [
  listQuestions,
  listAnsweredQuestions,
  listOwnQuestions,
  listQuestionsForSenpai,
  listSimilarQuestions,
  listQuestionsAboutLesson,
] as const
