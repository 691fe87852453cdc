// Reports about a review by one of its two people. While a report waits, editors read the question and the comments, never the
// document itself, and every reading is recorded.
import type { ReviewSide } from "@shirube/vocabulary/career/document-reviews/choices"
import { isUuid } from "@shirube/vocabulary/text/uuid"
import type { Tx } from "#api/kernel/db/client"
import { type DocumentReviewId, namedId, type UserId } from "#api/kernel/db/ids"
import type { ComplaintNoun } from "#api/kernel/features/complaint-nouns"
import type { OnAccountDeleted } from "#api/kernel/features/personal-data"
import { withdrawSubjects } from "#api/modules/editorial/complaints/service"
import { peopleOf } from "#api/modules/identity/accounts/service"
import { endByEditor } from "../endings/service.ts"
import { selectIdsOf, selectReview } from "../queries.ts"
import { openComments, openRequest } from "../service.ts"
import { endedLetter, reasons } from "./letters.ts"
import { reviewChoices, reviewFacts } from "./present.ts"

const sides = ["student", "mentor"] as const satisfies readonly ReviewSide[]

/** What an editor decides about is one side of a review: the two people can report each other. */
const thingIdOf = (id: DocumentReviewId, side: ReviewSide) => `${id}.${side}`

async function findReview(tx: Tx, thingId: string) {
  const [id = ""] = thingId.split(".")
  return isUuid(id) ? selectReview(tx, namedId<DocumentReviewId>(id)) : undefined
}

export const reportedReview: ComplaintNoun = {
  noun: "document-review",
  queue: "reported-reviews",
  queuePosition: 87,
  title: { en: "Reported document reviews", ja: "通報された添削" },
  reasons,
  choices: reviewChoices,
  letter: endedLetter,
  isReadingRecorded: true,
  async find(tx, id, { user }) {
    const review = isUuid(id) ? await selectReview(tx, namedId<DocumentReviewId>(id)) : undefined
    if (!review?.mentorId) return undefined
    const { studentId, mentorId } = review
    if (studentId === user.id) return { ownerId: mentorId, thingId: thingIdOf(review.id, "mentor") }
    if (mentorId === user.id) return { ownerId: studentId, thingId: thingIdOf(review.id, "student") }
    return undefined
  },
  async show(tx, thingId, { isWaiting, vault }) {
    const review = await findReview(tx, thingId)
    if (!review || !isWaiting) return []
    const { studentId, mentorId } = review
    const people = await peopleOf(tx, [studentId, ...(mentorId ? [mentorId] : [])])
    const nameOf = (id: UserId | null) => (id && people.get(id)?.name) ?? ""
    return reviewFacts(
      { question: openRequest(vault, review).question, comments: openComments(vault, review) },
      { student: nameOf(studentId), mentor: nameOf(mentorId) },
    )
  },
  async takeDown(tx, thingId, _how, { visit }) {
    const review = await findReview(tx, thingId)
    if (review) await endByEditor(tx, review.id, visit.now)
  },
}

/** Nothing is left to decide once an account is deleted. */
export const withdrawReportsOnAccountDeleted: OnAccountDeleted = async (tx, people, now) => {
  const ids = await selectIdsOf(tx, people)
  const subjects = ids.flatMap(({ id }) => sides.map((side) => thingIdOf(id, side)))
  await withdrawSubjects(tx, "document-review", subjects, now)
}
