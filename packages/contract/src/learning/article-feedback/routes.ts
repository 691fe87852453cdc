// "Was this helpful?" under an article. Anyone may answer; nothing of who they are is stored.
import { LONGEST_FEEDBACK_LINE } from "@shirube/vocabulary/learning/article-feedback/choices"
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { shownText } from "../../text/shown-text.ts"
import { CalendarDate, Language, page, pageQuery } from "../../wire.ts"
import { ArticleId } from "../articles/routes.ts"

export const FEEDBACK_LINES_PER_PAGE = 50

const FeedbackId = uuidOf("article-feedback").meta({
  description: "A random UUID chosen by the client, so that an answer can be sent again and completed",
})
const About = z.object({
  id: z.string(),
  title: z.string().meta({ description: "Empty once it is taken down" }),
})

const tag = "Article feedback"

export const giveArticleFeedback = route({
  method: "put",
  path: "/v1/articles/{id}/feedback/{feedback}",
  summary: "Say whether an article helped, with a line for the editors. Sent again, it replaces the answer.",
  tag,
  access: "public",
  limit: { per: "ip", points: 60, seconds: 600 },
  params: z.object({ id: ArticleId, feedback: FeedbackId }),
  body: z.object({
    language: Language.meta({ description: "In which it was read" }),
    is_helpful: z.boolean(),
    line: shownText(LONGEST_FEEDBACK_LINE).nullable().meta({ description: "Only editors read it" }),
  }),
  success: { status: 204, body: null },
  errors: ["article.not_found", "article_feedback.contact_data"],
})

const editors = { roles: ["editor"], editorRoles: ["writer", "reviewer"] } as const

export const countArticleFeedback = route({
  method: "get",
  path: "/v1/editors/article-feedback/numbers",
  summary: "How many readers found each article helpful or not, those first that helped least",
  tag,
  access: editors,
  success: {
    status: 200,
    body: z.object({
      items: z.array(z.object({ article: About, helpful: z.int(), not_helpful: z.int() })),
    }),
  },
  errors: [],
})

export const listArticleFeedback = route({
  method: "get",
  path: "/v1/editors/article-feedback",
  summary: "What readers wrote about articles, newest first",
  tag,
  access: editors,
  query: z.object(pageQuery(FEEDBACK_LINES_PER_PAGE, FEEDBACK_LINES_PER_PAGE)),
  success: {
    status: 200,
    body: page(
      z
        .object({
          id: z.uuid(),
          article: About,
          language: Language,
          is_helpful: z.boolean(),
          line: z.string(),
          given_on: CalendarDate,
        })
        .meta({ id: "ArticleFeedback" }),
    ),
  },
  errors: ["cursor.invalid"],
})

export const removeArticleFeedback = route({
  method: "delete",
  path: "/v1/editors/article-feedback/{feedback}",
  summary: "Delete what a reader wrote, such as a name; the answer still counts. Idempotent.",
  tag,
  access: editors,
  params: z.object({ feedback: FeedbackId }),
  success: { status: 204, body: null },
  errors: [],
})

export const routes = [
  giveArticleFeedback,
  countArticleFeedback,
  listArticleFeedback,
  removeArticleFeedback,
] as const
