import { actionsFor, areCommentsShownTo, isReadBy } from "./policy.ts"
import type { ReviewRow } from "./queries.ts"
import type { Comments, OpenedReview, ReviewRequest, ReviewWithOther } from "./service.ts"

const instant = (moment: Date | null) => moment?.toISOString() ?? null

export function presentSummary({ review, side, other }: ReviewWithOther, request: ReviewRequest) {
  const isOpen = review.state === "waiting" || review.state === "reading"
  return {
    id: review.id,
    side,
    state: review.state,
    document: side === "student" ? review.documentId : null,
    kind: review.kind,
    version: review.version,
    title: isReadBy(review, side) ? request.title : null,
    characters: review.characters,
    question: request.question,
    other: other && { id: other.id, name: other.name, seal: other.seal },
    session: review.sessionId,
    reason: review.reason,
    marks: review.marks,
    answer_by: isOpen ? instant(review.answerBy) : null,
    can: actionsFor(review, side),
    is_shared: review.withdrawnAt === null && (review.state === "reading" || review.state === "done"),
    asked_at: review.askedAt.toISOString(),
    done_at: instant(review.doneAt),
    updated_at: review.updatedAt.toISOString(),
  }
}

export const presentReview = ({ request, comments, ...own }: OpenedReview) => ({
  ...presentSummary(own, request),
  parts: isReadBy(own.review, own.side) ? [...request.parts] : null,
  comments: areCommentsShownTo(own.review, own.side) ? presentComments(own.review, comments) : null,
})

const presentComments = (
  { commentsVersion, commentsAt, updatedAt, decisions }: ReviewRow,
  { words, marks }: Comments,
) => ({
  version: commentsVersion,
  words,
  marks: marks.map((mark) => ({ ...mark, decision: decisions[mark.id] ?? null })),
  updated_at: (commentsAt ?? updatedAt).toISOString(),
})

export const presentQueued = (
  { id, kind, characters, askedAt, answerBy }: ReviewRow,
  { question }: ReviewRequest,
) => ({
  id,
  kind,
  characters,
  question,
  asked_at: askedAt.toISOString(),
  answer_by: answerBy.toISOString(),
})
