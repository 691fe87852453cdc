// Reports about public thank-yous by their readers: editors remove what should not be shown.
import { isUuid } from "@shirube/vocabulary/text/uuid"
import type { UserId } from "#api/kernel/db/ids"
import { type MentorSessionId, namedId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import type { ComplaintNoun } from "#api/kernel/features/complaint-nouns"
import type { OnAccountDeleted } from "#api/kernel/features/personal-data"
import type { ShownSubject } from "#api/kernel/features/review-kinds"
import { withdrawSubjects } from "#api/modules/editorial/complaints/service"
import { peopleOf } from "#api/modules/identity/accounts/service"
import { sessionIdsOf } from "#api/modules/mentors/mentor-sessions/lookups/service"
import { thankYouRemoved } from "../events.ts"
import { selectThankYou } from "../queries.ts"
import { dropThankYou, findPublicThankYou } from "../thank-yous/service.ts"
import { reasons, removedLetter } from "./letters.ts"

const thankYouChoices: ComplaintNoun["choices"] = {
  approved: { en: "Nothing is wrong", ja: "問題なし" },
  returned: { en: "Remove; the student may write another one", ja: "削除する（書き直しは可能）" },
  declined: { en: "Remove for good", ja: "削除し、書き直しも認めない" },
}

const labels = {
  text: { en: "Thank-you", ja: "お礼" },
  to: { en: "On the page of", ja: "掲載先の先輩" },
} as const

interface ReportedThankYou {
  readonly text: string
  readonly mentorId: UserId
}

const thankYouFacts = (
  { text, mentorId }: ReportedThankYou,
  mentorName: string | undefined,
): ShownSubject["facts"] => [
  { label: labels.text, text },
  ...(mentorName
    ? [{ label: labels.to, text: mentorName, path: `/mentors/profile/${mentorId}` as const }]
    : []),
]

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
