// Moderation of posts, and what their authors see of it.

import {
  hiddenStates,
  LONGEST_ANSWER,
  LONGEST_QUESTION_TITLE,
  lockReasons,
  MOST_HIDDEN_POSTS,
  postNouns,
  slowModes,
} from "@shirube/vocabulary/community/forum/choices"
import { z } from "zod"
import { route } from "../../route.ts"
import { withoutRuby } from "../../text/furigana.ts"
import { shownText } from "../../text/shown-text.ts"
import { Instant, WrittenLanguage } from "../../wire.ts"
import { pictureErrors } from "./pictures.ts"
import { AnswerId, ChangedText, CommentId, Markdown, QuestionId, tag } from "./texts.ts"

const PostNoun = z.enum(postNouns).meta({ description: "Kind of post" })
/** Id of the noun in the path. */
const PostId = z.union([QuestionId, AnswerId, CommentId])
const params = z.object({ noun: PostNoun, id: PostId })
const limit = { per: "user", points: 30, seconds: 60 } as const
const asEditor = { tag, access: { roles: ["editor"], editorRoles: ["moderator"] }, limit } as const

export const HiddenPost = z
  .object({
    noun: PostNoun,
    id: z.uuid(),
    question_id: z.uuid().meta({ description: "The question of the thread" }),
    question_title: z.string(),
    title: z.string().nullable().meta({ description: "Questions only" }),
    text: z.string().meta({ description: "Markdown" }),
    language: WrittenLanguage,
    state: z.enum(hiddenStates).meta({
      description: "`change_held`: a change that waits for review; the earlier text is shown",
    }),
    reason: z.string().nullable().meta({ description: "The editors' reason" }),
    hidden_at: Instant.meta({ description: "When it was taken down; for a change, when it was made" }),
    may_mend: z.boolean().meta({ description: "It becomes visible again when changed" }),
  })
  .meta({ id: "HiddenPost" })

export const listHiddenPosts = route({
  method: "get",
  path: "/v1/hidden-posts",
  summary: "The caller's own hidden posts, with the reason if there is one, latest first",
  tag,
  access: { agreed: true },
  success: { status: 200, body: z.object({ items: z.array(HiddenPost).max(MOST_HIDDEN_POSTS) }) },
  errors: [],
})

export const correctPost = route({
  method: "put",
  path: "/v1/hidden-posts/{noun}/{id}",
  summary: "Change a post that is hidden until changed: it is shown again and goes to the moderation queue",
  tag,
  access: { agreed: true },
  limit,
  params,
  body: z
    .object({
      title: shownText(LONGEST_QUESTION_TITLE, withoutRuby)
        .optional()
        .meta({ description: "Questions only" }),
      text: Markdown(LONGEST_ANSWER),
    })
    .meta({ id: "MendedPost" }),
  success: { status: 200, body: ChangedText },
  errors: ["post.not_hidden", "post.unchanged", "question.locked", "question.not_found", ...pictureErrors],
})

export const reviewPost = route({
  method: "post",
  path: "/v1/editors/posts/{noun}/{id}/review",
  summary: "Add a post to the moderation queue, to decide about it there",
  ...asEditor,
  params,
  success: { status: 201, body: z.object({ review_id: z.uuid() }) },
  errors: ["complaint.nothing_there", "complaint.own"],
})

const question = z.object({ id: QuestionId })

export const lockQuestion = route({
  method: "put",
  path: "/v1/editors/questions/{id}/lock",
  summary: "Lock a question: nothing may be added, and readers see the reason",
  ...asEditor,
  params: question,
  body: z.object({ reason: z.enum(lockReasons) }).meta({ id: "QuestionLock" }),
  success: { status: 204, body: null },
  errors: ["question.not_found"],
})

export const unlockQuestion = route({
  method: "delete",
  path: "/v1/editors/questions/{id}/lock",
  summary: "Unlock a question",
  ...asEditor,
  params: question,
  success: { status: 204, body: null },
  errors: ["question.not_found"],
})

export const slowQuestion = route({
  method: "put",
  path: "/v1/editors/questions/{id}/slow-mode",
  summary: "Turn on slow mode for a question: each person may post once in this many minutes",
  ...asEditor,
  params: question,
  body: z.object({ minutes: z.literal([...slowModes]) }).meta({ id: "QuestionSlowMode" }),
  success: { status: 204, body: null },
  errors: ["question.not_found"],
})

export const unslowQuestion = route({
  method: "delete",
  path: "/v1/editors/questions/{id}/slow-mode",
  summary: "Turn off slow mode for a question",
  ...asEditor,
  params: question,
  success: { status: 204, body: null },
  errors: ["question.not_found"],
})

export const mergeQuestion = route({
  method: "post",
  path: "/v1/editors/questions/{id}/merge",
  summary: "Merge a duplicate question: its posts move to the other one, and its address redirects there",
  ...asEditor,
  params: question,
  body: z.object({ into_id: QuestionId }).meta({ id: "QuestionMerge" }),
  success: { status: 204, body: null },
  errors: ["question.not_found", "question.merge_same", "question.merge_reveals"],
})

export const unmergeQuestion = route({
  method: "delete",
  path: "/v1/editors/questions/{id}/merge",
  summary: "Undo a merge: the question is separate again, with all posts that came from it",
  ...asEditor,
  params: question,
  success: { status: 204, body: null },
  errors: ["question.not_found", "question.merged_on", "question.part_reveals"],
})

export const listMergedQuestions = route({
  method: "get",
  path: "/v1/editors/questions/{id}/merged",
  summary: "Questions that were merged into this one",
  ...asEditor,
  params: question,
  success: {
    status: 200,
    body: z.object({
      items: z.array(
        z
          .object({ id: z.uuid(), title: z.string(), language: WrittenLanguage, merged_at: Instant })
          .meta({ id: "MergedQuestion" }),
      ),
    }),
  },
  errors: ["question.not_found"],
})

export const routes = [
  listHiddenPosts,
  correctPost,
  reviewPost,
  lockQuestion,
  unlockQuestion,
  slowQuestion,
  unslowQuestion,
  mergeQuestion,
  unmergeQuestion,
  listMergedQuestions,
] as const
