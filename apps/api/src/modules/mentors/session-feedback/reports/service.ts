// Reports about public thank-yous by their readers: editors remove what should not be shown.
import { isUuid } from "@shirube/vocabulary/text/uuid"
import { type MentorSessionId, namedId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import type { ComplaintNoun } from "#api/kernel/features/complaint-nouns"
import type { OnAccountDeleted } from "#api/kernel/features/personal-data"
import { withdrawSubjects } from "#api/modules/editorial/complaints/service"
import { peopleOf } from "#api/modules/identity/accounts/service"
import { sessionIdsOf } from "#api/modules/mentors/mentor-sessions/lookups/service"
import { thankYouRemoved } from "../events.ts"
import { selectThankYou } from "../queries.ts"
import { dropThankYou, findPublicThankYou } from "../thank-yous/service.ts"
import { reasons, removedLetter } from "./letters.ts"
import { thankYouChoices, thankYouFacts } from "./present.ts"

const idOf = (id: string) => namedId<MentorSessionId>(id)

export const reportedThankYou: ComplaintNoun = {
  noun: "thank-you",
  queue: "reported-thank-yous",
  queuePosition: 86,
  title: { en: "Reported thank-yous", ja: "通報されたお礼" },
  reasons,
  choices: thankYouChoices,
  letter: removedLetter,
  storesText: true,
  async find(tx, id, { config, now }) {
    const thankYou = isUuid(id) ? await findPublicThankYou(tx, idOf(id), { config, now }) : undefined
    return thankYou && { ownerId: thankYou.studentId }
  },
  /** A thank-you that was made private meanwhile is not for editors; the report has its text as it was. */
  async show(tx, id) {
    const thankYou = await selectThankYou(tx, idOf(id))
    if (!thankYou?.isPublic) return []
    const people = await peopleOf(tx, [thankYou.mentorId])
    return thankYouFacts(thankYou, people.get(thankYou.mentorId)?.name)
  },
  async takeDown(tx, id, { isForGood }, { visit }) {
    const removed = await dropThankYou(tx, idOf(id), { isForGood }, visit.now)
    if (removed) await emit(tx, thankYouRemoved, { studentId: removed.studentId })
  },
}

/** Thank-yous are deleted with either account, so nothing is left to review. */
export const withdrawReportsOnAccountDeleted: OnAccountDeleted = async (tx, people, now) =>
  withdrawSubjects(tx, "thank-you", await sessionIdsOf(tx, people), now)
