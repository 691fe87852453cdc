import {
  LONGEST_QUESTION,
  LONGEST_QUESTION_TITLE,
  lockReasons,
  MOST_TOPICS,
} from "@shirube/vocabulary/community/forum/choices"
import { z } from "zod"
import { LanguageCode } from "../../common/reference/routes.ts"
import { LessonId } from "../../learning/courses/reading.ts"
import { route } from "../../route.ts"
import { withoutRuby } from "../../text/furigana.ts"
import { shownText } from "../../text/shown-text.ts"
import { Instant, Language, page, pageQuery, RubyText } from "../../wire.ts"
import { Answer } from "./answers.ts"
import { Comment } from "./comments.ts"
import { pictureErrors } from "./pictures.ts"
import { AskerLevel, QuestionSummary } from "./question-lists.ts"
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
} from "./texts.ts"
import { TopicKey } from "./topics.ts"

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
const limit = { per: "user", points: 30, seconds: 60 } as const
const writes = { tag, access: { agreed: true }, limit, params } as const

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
  access: { agreed: true },
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
  access: { roles: ["editor"], editorRoles: ["moderator"] },
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

export const routes = [
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
