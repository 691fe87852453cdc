import { commentedNouns, LONGEST_COMMENT } from "@shirube/vocabulary/community/forum/choices"
import { z } from "zod"
import { LanguageCode } from "../../common/reference/routes.ts"
import { NamedUuid } from "../../ids.ts"
import { route } from "../../route.ts"
import { Instant, page, pageQuery, WrittenLanguage } from "../../wire.ts"
import { ChangedText, CommentId, Markdown, PostedText, tag, Writer } from "./texts.ts"

export const COMMENTS_PER_PAGE = 20
export const COMMENTS_PER_PAGE_MAX = 50

export const Comment = z
  .object({
    id: z.uuid(),
    author: Writer,
    language: WrittenLanguage,
    text: z.string().meta({ description: "Markdown source, for editing" }),
    body_html: z.string().meta({ description: "Safe HTML: paragraphs with links and emphasis" }),
    created_at: Instant,
    edited_at: Instant.nullable(),
  })
  .meta({ id: "Comment" })

const about = {
  noun: z.enum(commentedNouns).meta({ description: "What the comment is attached to" }),
  id: NamedUuid.meta({ description: "Id of that question or answer" }),
}
const params = z.object({ id: CommentId })
const text = Markdown(LONGEST_COMMENT)

/** Comments of a thread, oldest first. */
export const listComments = route({
  method: "get",
  path: "/v1/comments",
  summary: "Comments on a question or an answer, oldest first",
  tag,
  access: "public",
  shared: true,
  query: z.object({ ...about, ...pageQuery(COMMENTS_PER_PAGE_MAX, COMMENTS_PER_PAGE) }),
  success: { status: 200, body: page(Comment) },
  errors: ["cursor.invalid", "question.not_found", "answer.not_found"],
})

export const postComment = route({
  method: "post",
  path: "/v1/comments",
  summary: "Comment on a question or an answer",
  tag,
  access: { agreed: true },
  retry: true,
  limit: { per: "user", points: 60, seconds: 3_600 },
  body: z
    .object({
      ...about,
      text,
      language: LanguageCode.optional().meta({
        description: "If unset, detected from the script of the text, preferring the thread's language",
      }),
    })
    .meta({ id: "NewComment" }),
  success: { status: 201, body: PostedText },
  errors: [
    "forum.not_for_companies",
    "forum.newcomer_pace",
    "question.not_found",
    "answer.not_found",
    "question.locked",
    "question.slowed",
  ],
})

export const editComment = route({
  method: "put",
  path: "/v1/comments/{id}",
  summary: "Change the caller's own comment",
  tag,
  access: { agreed: true },
  limit: { per: "user", points: 30, seconds: 60 },
  params,
  body: z.object({ text }).meta({ id: "CommentChange" }),
  success: { status: 200, body: ChangedText },
  errors: ["comment.not_found", "comment.not_yours", "question.locked"],
})

export const removeComment = route({
  method: "delete",
  path: "/v1/comments/{id}",
  summary: "Delete the caller's own comment; editors use the moderation queue",
  tag,
  access: { agreed: true },
  limit: { per: "user", points: 30, seconds: 60 },
  params,
  success: { status: 204, body: null },
  errors: ["comment.not_found", "comment.not_yours"],
})

export const routes = [listComments, postComment, editComment, removeComment] as const
