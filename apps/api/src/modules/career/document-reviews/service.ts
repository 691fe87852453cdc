// Reviews of a document by a senpai: what all of their steps share.
import type {
  ReviewAction,
  ReviewList,
  ReviewSide,
} from "@shirube/vocabulary/career/document-reviews/choices"
import type { Tx } from "#api/kernel/db/client"
import type { CareerDocumentId, DocumentReviewId, MentorSessionId, UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import type { PersonalRow, PersonalTable } from "#api/kernel/features/personal-data"
import { ApiError } from "#api/kernel/http/errors"
import { byMoment, type PageRequest } from "#api/kernel/lists/keyset"
import type { Actor } from "#api/kernel/security/session"
import type { Vault } from "#api/kernel/security/vault"
import { writersOf } from "#api/modules/identity/accounts/service"
import { blockedEitherWay } from "#api/modules/people/blocks/service"
import { type ReviewNews, reviewChanged } from "./events.ts"
import { actionsFor, type Passage, type SharedPart } from "./policy.ts"
import { lockReview, type ReviewRow, selectList, selectQueue, selectShown, updateReview } from "./queries.ts"

export interface OwnReview {
  readonly review: ReviewRow
  readonly side: ReviewSide
}

/** Sealed with the review. */
export interface ReviewRequest {
  readonly title: string
  readonly question: string
  readonly parts: readonly SharedPart[]
}

export interface Mark extends Passage {
  readonly id: string
  readonly comment: string
  readonly suggestion: string | null
}

export interface Comments {
  readonly words: string
  readonly marks: readonly Mark[]
}

type Sealing = Pick<Vault, "seal" | "open">
const requestOf = (id: DocumentReviewId) => `document review ${id} request`
const commentsOf = (id: DocumentReviewId) => `document review ${id} comments`

export const sealRequest = (vault: Pick<Vault, "seal">, id: DocumentReviewId, request: ReviewRequest) =>
  vault.seal(JSON.stringify(request), requestOf(id))
export const openRequest = (vault: Pick<Vault, "open">, { id, sealedRequest }: ReviewRow): ReviewRequest =>
  JSON.parse(vault.open(sealedRequest, requestOf(id))) as ReviewRequest

export const sealComments = (vault: Pick<Vault, "seal">, id: DocumentReviewId, comments: Comments) =>
  vault.seal(JSON.stringify(comments), commentsOf(id))
export const openComments = (vault: Pick<Vault, "open">, { id, sealedComments }: ReviewRow): Comments =>
  sealedComments === null
    ? { words: "", marks: [] }
    : (JSON.parse(vault.open(sealedComments, commentsOf(id))) as Comments)

/** With the current key. */
export const resealed = (
  vault: Sealing,
  { id, sealedRequest, sealedComments }: Pick<ReviewRow, "id" | "sealedRequest" | "sealedComments">,
) => ({
  sealedRequest: vault.seal(vault.open(sealedRequest, requestOf(id)), requestOf(id)),
  sealedComments:
    sealedComments === null ? null : vault.seal(vault.open(sealedComments, commentsOf(id)), commentsOf(id)),
})

const idIn = (row: PersonalRow) => row.id as DocumentReviewId
/** A senpai's archive has the comments, and not the document. */
export const exportedReviews: readonly PersonalTable[] = [
  {
    table: "document_reviews",
    kind: "careerDocuments",
    by: "student_id",
    without: ["mentor_id", "sealed_comments"],
    sealed: { sealed_request: (row) => requestOf(idIn(row)) },
  },
  {
    table: "document_reviews",
    kind: "careerDocuments",
    by: "mentor_id",
    without: ["student_id", "document_id", "sealed_request"],
    sealed: { sealed_comments: (row) => commentsOf(idIn(row)) },
  },
]

type Reader = Pick<Actor, "id" | "isScreened">

/** Not found unless the member is its student, or its senpai, still screened, and it was not withdrawn. */
function asOwn(review: ReviewRow | undefined, { id, isScreened }: Reader): OwnReview {
  if (review?.studentId === id) return { review, side: "student" }
  if (review?.mentorId === id && isScreened && review.withdrawnAt === null) return { review, side: "mentor" }
  throw new ApiError("document_review.not_found")
}

export const ownReview = async (tx: Tx, id: DocumentReviewId, reader: Reader): Promise<OwnReview> =>
  asOwn(await selectShown(tx, id, reader.id), reader)

/** As `ownReview`; concurrent changes of the review wait. */
export const lockOwnReview = async (tx: Tx, id: DocumentReviewId, reader: Reader): Promise<OwnReview> =>
  asOwn(await lockReview(tx, id), reader)

export function refuseUnless(action: ReviewAction, { review, side }: OwnReview): void {
  if (!actionsFor(review, side).includes(action)) throw new ApiError("document_review.changed")
}

/** Changes a locked review and notifies the two people. */
export async function change(
  tx: Tx,
  review: ReviewRow,
  values: Partial<ReviewRow>,
  news: ReviewNews,
  now: Date,
): Promise<ReviewRow> {
  const changed = await updateReview(tx, review.id, { ...values, updatedAt: now })
  const mentorId = changed.mentorId ?? review.mentorId
  await emit(tx, reviewChanged, { reviewId: review.id, studentId: review.studentId, mentorId, news })
  return changed
}

export interface ReviewWithOther extends OwnReview {
  readonly other: { readonly id: UserId; readonly name: string; readonly seal: string } | null
}

const otherOf = ({ studentId, mentorId }: ReviewRow, side: ReviewSide) =>
  side === "student" ? mentorId : studentId

/** Adds the other people, with one statement. */
export async function withOthers(tx: Tx, own: readonly OwnReview[]): Promise<ReviewWithOther[]> {
  const ids = own.flatMap(({ review, side }) => otherOf(review, side) ?? [])
  const people = await writersOf(tx, ids)
  return own.map(({ review, side }) => {
    const otherId = otherOf(review, side)
    return { review, side, other: (otherId && people.get(otherId)) ?? null }
  })
}

export interface OpenedReview extends ReviewWithOther {
  readonly request: ReviewRequest
  readonly comments: Comments
}

/** With the other person and the opened texts. */
export async function opened(tx: Tx, own: OwnReview, vault: Pick<Vault, "open">): Promise<OpenedReview> {
  const [found] = await withOthers(tx, [own])
  if (!found) throw new ApiError("document_review.not_found")
  return { ...found, request: openRequest(vault, own.review), comments: openComments(vault, own.review) }
}

interface Wanted extends PageRequest {
  readonly list?: ReviewList | undefined
  readonly document?: CareerDocumentId | undefined
  readonly session?: MentorSessionId | undefined
}

/** Without those whose key is lost: a page may be shorter. */
export async function listReviews(
  tx: Tx,
  reader: Reader,
  { cursor, limit, ...wanted }: Wanted,
  vault: Pick<Vault, "mayOpen">,
) {
  const after = byMoment.decode(cursor)
  const found = await selectList(tx, reader.id, { ...wanted, after, limit: limit + 1 })
  const { items, nextCursor } = byMoment.page(found, limit, ({ review, position }) => ({
    at: position,
    id: review.id,
  }))
  const own = items
    .map(({ review }) => review)
    .filter(({ studentId }) => studentId === reader.id || reader.isScreened)
    .filter(({ sealedRequest }) => vault.mayOpen(sealedRequest))
    .map((review) => asOwn(review, reader))
  return { items: await withOthers(tx, own), nextCursor }
}

/** Without documents of students with a block in either direction or with a lost key: a page may be shorter. */
export async function listQueue(
  tx: Tx,
  mentorId: UserId,
  { cursor, limit }: PageRequest,
  vault: Pick<Vault, "mayOpen">,
) {
  const after = byMoment.decode(cursor)
  const found = await selectQueue(tx, { after, limit: limit + 1 })
  const { items, nextCursor } = byMoment.page(found, limit, ({ review, position }) => ({
    at: position,
    id: review.id,
  }))
  const apart = await blockedEitherWay(
    tx,
    mentorId,
    items.map(({ review }) => review.studentId),
  )
  return {
    items: items
      .map(({ review }) => review)
      .filter(({ studentId, sealedRequest }) => !apart.has(studentId) && vault.mayOpen(sealedRequest)),
    nextCursor,
  }
}
