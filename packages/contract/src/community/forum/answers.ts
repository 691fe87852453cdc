import { LONGEST_ANSWER } from "@shirube/vocabulary/community/forum/choices"
import { z } from "zod"
import { LanguageCode } from "../../common/reference/routes.ts"
import { route } from "../../route.ts"
import { Instant, page, pageQuery } from "../../wire.ts"
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

export const ANSWERS_PER_PAGE = 10
export const ANSWERS_PER_PAGE_MAX = 20

export const Answer = z
  .object({
    id: z.uuid(),
    question_id: z.uuid(),
    author: Writer,
    is_accepted: z.boolean().meta({ description: "By the asker" }),
    ...written,
    body_html: z.string().meta({ description: "Safe HTML, made by the server from members' Markdown" }),
    created_at: Instant,
    edited_at: Instant.nullable(),
    helpful_count: z.int(),
    comment_count: z.int(),
    comments: page(Comment).meta({
      description: "The first few, oldest first; the rest at `GET /v1/comments` with the cursor",
    }),
  })
  .meta({ id: "Answer" })

const params = z.object({ id: AnswerId })
const text = Markdown(LONGEST_ANSWER)
const limit = { per: "user", points: 30, seconds: 60 } as const
const writes = { tag, access: { registered: true }, limit, params } as const

export const listAnswers = route({
  method: "get",
  path: "/v1/questions/{id}/answers",
  summary: "Answers to a question: the accepted one, then the most helpful, then oldest first",
  tag,
  access: "public",
  shared: true,
  params: z.object({ id: QuestionId }),
  query: z.object({ ...readIn, ...pageQuery(ANSWERS_PER_PAGE_MAX, ANSWERS_PER_PAGE) }),
  success: { status: 200, body: page(Answer) },
  errors: ["cursor.invalid", "question.not_found"],
})

export const postAnswer = route({
  method: "post",
  path: "/v1/questions/{id}/answers",
  summary: "Answer a question; each member has one answer per question and edits that",
  tag,
  access: { registered: true, screened: true },
  retry: true,
  limit: { per: "user", points: 30, seconds: 3_600 },
  params: z.object({ id: QuestionId }),
  body: z.object({ language: LanguageCode, text }).meta({ id: "NewAnswer" }),
  success: { status: 201, body: PostedText },
  errors: [
    "question.not_found",
    "question.locked",
    "question.slowed",
    "answer.given_already",
    "answer.taken_down",
    ...pictureErrors,
  ],
})

export const editAnswer = route({
  method: "put",
  path: "/v1/answers/{id}",
  summary: "Change the caller's own answer, in its original language; editors may change any",
  ...writes,
  body: z.object({ text }).meta({ id: "AnswerChange" }),
  success: { status: 200, body: ChangedText },
  errors: ["answer.not_found", "answer.not_yours", "question.locked", ...pictureErrors],
})

export const removeAnswer = route({
  method: "delete",
  path: "/v1/answers/{id}",
  summary: "Delete the caller's own answer; editors use the moderation queue",
  ...writes,
  success: { status: 204, body: null },
  errors: ["answer.not_found", "answer.not_yours"],
})

export const listAnswerTexts = route({
  method: "get",
  path: "/v1/answers/{id}/texts",
  summary: "An answer's texts in all languages, with their Markdown",
  tag,
  access: "public",
  shared: true,
  params,
  success: { status: 200, body: z.object({ items: z.array(TextVersion) }) },
  errors: ["answer.not_found"],
})

export const putAnswerText = route({
  method: "put",
  path: "/v1/answers/{id}/texts/{language}",
  summary: "Translate an answer: its author, screened senpai and editors",
  ...writes,
  params: z.object({ id: AnswerId, language: LanguageCode }),
  body: z.object({ text }).meta({ id: "AnswerText" }),
  success: { status: 200, body: ChangedText },
  errors: ["answer.not_found", "text.is_original", "text.not_for_you", "question.locked", ...pictureErrors],
})

export const listAnswerHistory = route({
  method: "get",
  path: "/v1/answers/{id}/history",
  summary: "Earlier versions of an answer, latest first",
  tag,
  access: "public",
  shared: true,
  params,
  query: z.object(pageQuery(HISTORY_PER_PAGE_MAX, HISTORY_PER_PAGE)),
  success: { status: 200, body: page(OldText) },
  errors: ["cursor.invalid", "answer.not_found"],
})

export const routes = [
  listAnswers,
  postAnswer,
  editAnswer,
  removeAnswer,
  listAnswerTexts,
  putAnswerText,
  listAnswerHistory,
] as const
