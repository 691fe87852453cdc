// A student asks for a review of the current version of a document.

import type { CareerDocumentContent } from "@shirube/contract/career/career-documents/routes"
import type { askForReview as askRoute } from "@shirube/contract/career/document-reviews/routes"
import type { BodyOf } from "@shirube/contract/route"
import {
  DAYS_TO_FINISH,
  DAYS_TO_TAKE,
  MOST_OPEN_REVIEWS,
  type ReviewedKind,
} from "@shirube/vocabulary/career/document-reviews/choices"
import { contactDataIn } from "@shirube/vocabulary/text/contact-data"
import type { Config } from "#api/kernel/config/config"
import type { Tx } from "#api/kernel/db/client"
import {
  type CareerDocumentId,
  type DocumentReviewId,
  type MentorSessionId,
  newId,
  type UserId,
} from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import type { Vault } from "#api/kernel/security/vault"
import { documentOf } from "#api/modules/career/career-documents/service"
import { lockAccount } from "#api/modules/identity/accounts/service"
import { publishedMentor } from "#api/modules/mentors/mentor-pages/service"
import { ownSession } from "#api/modules/mentors/mentor-sessions/service"
import { blockedEitherWay } from "#api/modules/people/blocks/service"
import { isAdult } from "#api/modules/people/profile/service"
import { reviewChanged } from "../events.ts"
import { partsOf, type SharedPart } from "../policy.ts"
import { countOpenOf, hasOpenOf, insertReview } from "../queries.ts"
import { type Comments, type OwnReview, sealComments, sealRequest } from "../service.ts"

const DAY_MS = 86_400_000
const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS)

interface RequestContext {
  readonly vault: Vault
  readonly config: Pick<Config, "demo">
  readonly now: Date
}

type Body = BodyOf<typeof askRoute>

/** The lock on the account makes a student's concurrent requests wait, so that each is counted. */
export async function askForReview(
  tx: Tx,
  studentId: UserId,
  body: Body,
  { vault, config, now }: RequestContext,
): Promise<OwnReview> {
  if (!(await lockAccount(tx, studentId))) throw new ApiError("auth.required")
  if (!(await isAdult(tx, studentId, now))) throw new ApiError("document_review.adults_only")
  if (!body.confirms_contact_data && contactDataIn(body.question))
    throw new ApiError("document_review.contact_data")
  const { content, version } = await documentOf(tx, { vault }, studentId, body.document)
  if (version !== body.version) throw new ApiError("document_review.outdated")
  const parts = partsOf(content)
  if (content.kind === "interview-notes" || parts.length === 0) throw new ApiError("document_review.empty")
  if (await hasOpenOf(tx, studentId, body.document)) throw new ApiError("document_review.already_open")
  if ((await countOpenOf(tx, studentId)) >= MOST_OPEN_REVIEWS)
    throw new ApiError("document_review.too_many_open")
  const asked = await whoIsAsked(tx, studentId, body, { config, now })

  const id = newId<DocumentReviewId>()
  const review = await insertReview(tx, {
    id,
    studentId,
    documentId: body.document,
    kind: content.kind,
    version,
    characters: lengthOf(parts),
    sealedRequest: sealRequest(vault, id, { title: content.title, question: body.question, parts }),
    askedAt: now,
    updatedAt: now,
    ...asked,
  })
  await emit(tx, reviewChanged, { reviewId: id, studentId, mentorId: review.mentorId, news: "asked" })
  return { review, side: "student" }
}

const lengthOf = (parts: readonly SharedPart[]) =>
  parts.reduce((total, { text }) => total + text.replace(/\s/g, "").length, 0)

type Asked = Pick<OwnReview["review"], "mentorId" | "isForAny" | "sessionId" | "state" | "answerBy">

async function whoIsAsked(
  tx: Tx,
  studentId: UserId,
  { mentor: mentorId, session: sessionId }: Pick<Body, "mentor" | "session">,
  context: Pick<RequestContext, "config" | "now">,
): Promise<Asked> {
  const { now } = context
  if (sessionId) return forSession(tx, studentId, sessionId, now)
  const answerBy = daysAfter(now, DAYS_TO_TAKE)
  if (mentorId === null) return { mentorId, isForAny: true, sessionId: null, state: "waiting", answerBy }
  const { page } = await publishedMentor(tx, mentorId, context)
  // A block looks like a break.
  const isApart = (await blockedEitherWay(tx, studentId, [mentorId])).size > 0
  if (isApart || page.pausedUntil !== null || !page.ways.includes("es-review"))
    throw new ApiError("document_review.closed")
  return { mentorId, isForAny: false, sessionId: null, state: "waiting", answerBy }
}

/** The senpai has agreed to the session, and need not take the document as well. */
async function forSession(tx: Tx, studentId: UserId, sessionId: MentorSessionId, now: Date): Promise<Asked> {
  const { session, side } = await ownSession(tx, sessionId, studentId)
  const { mentorId, state, endsAt } = session
  if (side !== "student" || state !== "accepted" || endsAt === null)
    throw new ApiError("mentor_session.not_found")
  const answerBy = daysAfter(endsAt > now ? endsAt : now, DAYS_TO_FINISH)
  return { mentorId, isForAny: false, sessionId, state: "reading", answerBy }
}

interface SeededReview {
  readonly id: DocumentReviewId
  readonly studentId: UserId
  /** Null: any senpai may take it. */
  readonly mentorId: UserId | null
  readonly documentId: CareerDocumentId
  readonly version: number
  readonly content: Extract<CareerDocumentContent, { readonly kind: ReviewedKind }>
  readonly question: string
  readonly askedAt: Date
  readonly done?: {
    readonly at: Date
    readonly comments: Comments
    readonly decisions: OwnReview["review"]["decisions"]
  }
}

/** For a demo: a review that waits, or whose comments were sent. */
export async function seedReview(
  tx: Tx,
  vault: Vault,
  { id, content, question, done, ...review }: SeededReview,
): Promise<void> {
  const parts = partsOf(content)
  await insertReview(tx, {
    ...review,
    id,
    isForAny: review.mentorId === null,
    kind: content.kind,
    characters: lengthOf(parts),
    state: done ? "done" : "waiting",
    sealedRequest: sealRequest(vault, id, { title: content.title, question, parts }),
    answerBy: daysAfter(review.askedAt, DAYS_TO_TAKE),
    updatedAt: done?.at ?? review.askedAt,
    ...(done && {
      sealedComments: sealComments(vault, id, done.comments),
      commentsVersion: 1,
      commentsAt: done.at,
      marks: done.comments.marks.length,
      decisions: done.decisions,
      doneAt: done.at,
    }),
  })
}
