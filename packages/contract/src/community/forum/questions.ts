import {
  LONGEST_QUESTION,
  LONGEST_QUESTION_TITLE,
  lockReasons,
  MOST_TOPICS,
  questionSorts,
  questionStates,
} from "@shirube/vocabulary/community/forum/choices"
import { japaneseLevels } from "@shirube/vocabulary/people/profile/choices"
import { topics } from "@shirube/vocabulary/topics"
import { z } from "zod"
import { LanguageCode } from "../../common/reference/routes.ts"
import { CourseId, LessonId, LessonKey } from "../../learning/courses/reading.ts"
import { route } from "../../route.ts"
import { withoutRuby } from "../../text/furigana.ts"
import { shownText } from "../../text/shown-text.ts"
import { Instant, Language, page, pageQuery, RubyText } from "../../wire.ts"
import { Answer } from "./answers.ts"
import { Comment } from "./comments.ts"
import { pictureErrors } from "./pictures.ts"
import {
  AnswerId,
  ChangedText,
  HISTORY_PER_PAGE,
  HISTORY_PER_PAGE_MAX,
  Markdown,
  OldText,
  PostedText,
  QuestionId,
  readIn,
  TextVersion,
  tag,
  Writer,
  written,
} from "./texts.ts"
import { TopicKey } from "./topics.ts"

export const QUESTIONS_PER_PAGE = 20
export const QUESTIONS_PER_PAGE_MAX = 50
export const SIMILAR_QUESTIONS_MAX = 5
const LONGEST_WORDS = 200

const AskerLevel = z
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

export const Question = QuestionSummary.extend({
  about_lesson: z
    .object({
      course_id: z.string(),
      key: z.string(),
      language: Language,
      title: z.string(),
      title_ruby: RubyText,
    })
    .nullable()
    .meta({ description: "The lesson it was asked about, while that lesson exists" }),
  lock_reason: z
    .enum(lockReasons)
    .nullable()
    .meta({ description: "Why the editors locked it; null if it is not locked" }),
  slow_minutes: z
    .int()
    .nullable()
    .meta({ description: "Each person may post here once in this many minutes; null without slow mode" }),
  body_html: z.string().meta({ description: "Safe HTML, made by the server from members' Markdown" }),
  last_activity_at: Instant.meta({ description: "Latest answer or comment, or the question itself" }),
  comment_count: z.int().meta({ description: "Comments on the question itself" }),
  comments: page(Comment).meta({
    description: "The first few, oldest first; the rest at `GET /v1/comments` with the cursor",
  }),
  answers: page(Answer).meta({
    description: "The accepted one, then the most helpful; the rest at `GET …/answers` with the cursor",
  }),
}).meta({ id: "Question" })

const params = z.object({ id: QuestionId })
const listed = pageQuery(QUESTIONS_PER_PAGE_MAX, QUESTIONS_PER_PAGE)
const limit = { per: "user", points: 30, seconds: 60 } as const
const writes = { tag, access: { registered: true }, limit, params } as const

const title = shownText(LONGEST_QUESTION_TITLE, withoutRuby).meta({
  description: "The question in one sentence",
})
const text = Markdown(LONGEST_QUESTION)
const asked = {
  title,
  text,
  topics: z
    .array(TopicKey)
    .min(1)
    .max(MOST_TOPICS)
    .refine((keys) => new Set(keys).size === keys.length),
  japanese_level: AskerLevel.optional(),
  is_anonymous: z
    .boolean()
    .meta({ description: "Hides the asker from members and visitors, in the whole thread" }),
}

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
  access: { registered: true },
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

export const getQuestion = route({
  method: "get",
  path: "/v1/questions/{id}",
  summary: "A question with its first comments and answers",
  tag,
  access: "public",
  shared: true,
  params,
  query: z.object(readIn),
  success: { status: 200, body: Question },
  errors: ["question.not_found", "question.merged"],
})

export const askQuestion = route({
  method: "post",
  path: "/v1/questions",
  summary: "Ask a question, in any language",
  tag,
  access: { registered: true },
  retry: true,
  limit: { per: "user", points: 20, seconds: 3_600 },
  body: z
    .object({
      ...asked,
      language: LanguageCode,
      about_lesson: LessonId.optional().meta({ description: "The lesson it was asked from" }),
    })
    .meta({ id: "NewQuestion" }),
  success: { status: 201, body: PostedText },
  errors: [
    "forum.not_for_companies",
    "forum.newcomer_pace",
    "lesson.not_found",
    "question.asked_about_lesson",
    ...pictureErrors,
  ],
})

export const editQuestion = route({
  method: "put",
  path: "/v1/questions/{id}",
  summary:
    "Change the caller's own question, in its original language; editors may change any, but not its anonymity",
  ...writes,
  body: z.object(asked).meta({ id: "QuestionChange" }),
  success: { status: 200, body: ChangedText },
  errors: ["question.not_found", "question.not_yours", "question.locked", ...pictureErrors],
})

export const removeQuestion = route({
  method: "delete",
  path: "/v1/questions/{id}",
  summary: "Delete the caller's own question with its answers and comments; editors use the moderation queue",
  ...writes,
  success: { status: 204, body: null },
  errors: ["question.not_found", "question.not_yours"],
})

export const acceptAnswer = route({
  method: "put",
  path: "/v1/questions/{id}/accepted",
  summary: "Accept an answer, as the asker; it replaces the one accepted before",
  ...writes,
  body: z.object({ answer_id: AnswerId }).meta({ id: "AcceptedAnswer" }),
  success: { status: 204, body: null },
  errors: ["question.not_found", "question.not_yours", "answer.not_found", "question.locked"],
})

export const unacceptAnswer = route({
  method: "delete",
  path: "/v1/questions/{id}/accepted",
  summary: "Withdraw the acceptance of an answer",
  ...writes,
  success: { status: 204, body: null },
  errors: ["question.not_found", "question.not_yours", "question.locked"],
})

export const listQuestionTexts = route({
  method: "get",
  path: "/v1/questions/{id}/texts",
  summary: "A question's texts in all languages, with their Markdown",
  tag,
  access: "public",
  shared: true,
  params,
  success: { status: 200, body: z.object({ items: z.array(TextVersion) }) },
  errors: ["question.not_found"],
})

export const putQuestionText = route({
  method: "put",
  path: "/v1/questions/{id}/texts/{language}",
  summary: "Translate a question: its asker, screened senpai and editors",
  ...writes,
  params: z.object({ id: QuestionId, language: LanguageCode }),
  body: z.object({ title, text }).meta({ id: "QuestionText" }),
  success: { status: 200, body: ChangedText },
  errors: ["question.not_found", "text.is_original", "text.not_for_you", "question.locked", ...pictureErrors],
})

export const listQuestionHistory = route({
  method: "get",
  path: "/v1/questions/{id}/history",
  summary: "Earlier versions of a question, latest first",
  tag,
  access: "public",
  shared: true,
  params,
  query: z.object(pageQuery(HISTORY_PER_PAGE_MAX, HISTORY_PER_PAGE)),
  success: { status: 200, body: page(OldText) },
  errors: ["cursor.invalid", "question.not_found"],
})

export const getAsker = route({
  method: "get",
  path: "/v1/editors/questions/{id}/asker",
  summary: "Who asked an anonymous question, for editors only; the access is logged",
  tag,
  access: { roles: ["editor"] },
  params,
  success: {
    status: 200,
    body: z.object({
      is_anonymous: z.boolean(),
      asker: z
        .object({ id: z.uuid(), name: z.string(), seal: z.string() })
        .nullable()
        .meta({ description: "Null if their account was deleted" }),
    }),
  },
  errors: ["question.not_found"],
})

/** Fixed paths before those with an id in the same position. */
export const routes = [
  listQuestions,
  listAnsweredQuestions,
  listOwnQuestions,
  listQuestionsForSenpai,
  listSimilarQuestions,
  listQuestionsAboutLesson,
  getQuestion,
  askQuestion,
  editQuestion,
  removeQuestion,
  acceptAnswer,
  unacceptAnswer,
  listQuestionTexts,
  putQuestionText,
  listQuestionHistory,
  getAsker,
] as const
