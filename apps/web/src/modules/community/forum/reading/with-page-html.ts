import { PageHtml } from "#web/lib/page/in-document/page-html.ts"
import type { Answer, Comment, Page, Question, SentAnswer, SentComment, SentQuestion } from "../queries.ts"

const bodyOf = (id: string, html: string) => new PageHtml(`text-${id}`, html)

export const commentWithPageHtml = ({ bodyHtml, ...comment }: SentComment): Comment => ({
  ...comment,
  body: bodyOf(comment.id, bodyHtml),
})

const heldComments = ({ items, nextCursor }: Page<SentComment>): Page<Comment> => ({
  items: items.map(commentWithPageHtml),
  nextCursor,
})

export const answerWithPageHtml = ({ bodyHtml, comments, ...answer }: SentAnswer): Answer => ({
  ...answer,
  body: bodyOf(answer.id, bodyHtml),
  comments: heldComments(comments),
})

export const questionWithPageHtml = ({
  bodyHtml,
  comments,
  answers,
  ...question
}: SentQuestion): Question => ({
  ...question,
  body: bodyOf(question.id, bodyHtml),
  comments: heldComments(comments),
  answers: { items: answers.items.map(answerWithPageHtml), nextCursor: answers.nextCursor },
})
