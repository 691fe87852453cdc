// Reports about a session by one of its two people. While a report waits, editors read its request and messages, and every
// reading is recorded; at no other time.
import type { SessionSide } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { isUuid } from "@shirube/vocabulary/text/uuid"
import type { Tx } from "#api/kernel/db/client"
import { type MentorSessionId, namedId, type UserId } from "#api/kernel/db/ids"
import { emit, event } from "#api/kernel/events/events"
import type { ComplaintNoun } from "#api/kernel/features/complaint-nouns"
import type { OnAccountDeleted } from "#api/kernel/features/personal-data"
import { withdrawSubjects } from "#api/modules/editorial/complaints/service"
import { peopleOf } from "#api/modules/identity/accounts/service"
import { closeThread } from "#api/modules/mentors/mentor-sessions/endings/service"
import { ofBoth, type SessionRef } from "#api/modules/mentors/mentor-sessions/events"
import { sessionIdsOf, sessionsById } from "#api/modules/mentors/mentor-sessions/lookups/service"
import { selectNewest } from "../queries.ts"
import { closedLetter, reasons } from "./letters.ts"
import { sessionChoices, sessionFacts } from "./present.ts"

/** `userId` is the person who was reported. */
export const threadClosed = event<SessionRef & { readonly userId: UserId; readonly isForGood: boolean }>(
  "mentor_session.thread_closed",
  ofBoth,
)

const sides = ["student", "mentor"] as const satisfies readonly SessionSide[]

/** What is reviewed is one side of a session: the two people can report each other. */
const thingIdOf = (id: MentorSessionId, side: SessionSide) => `${id}.${side}`

async function findThing(tx: Tx, thingId: string) {
  const [id = "", side] = thingId.split(".")
  const sessionId = namedId<MentorSessionId>(id)
  const session = isUuid(id) ? (await sessionsById(tx, [sessionId])).get(sessionId) : undefined
  if (!session) return undefined
  return { session, ownerId: side === "student" ? session.studentId : session.mentorId }
}

/** More would not help an editor decide. */
const MOST_SHOWN = 100

export const reportedSession: ComplaintNoun = {
  noun: "session",
  queue: "reported-sessions",
  queuePosition: 85,
  title: { en: "Reported sessions", ja: "通報された面談" },
  reasons,
  choices: sessionChoices,
  letter: closedLetter,
  isReadingRecorded: true,
  async find(tx, id, { user }) {
    if (!isUuid(id)) return undefined
    const sessionId = namedId<MentorSessionId>(id)
    const session = (await sessionsById(tx, [sessionId])).get(sessionId)
    if (session?.studentId === user.id)
      return { ownerId: session.mentorId, thingId: thingIdOf(sessionId, "mentor") }
    if (session?.mentorId === user.id)
      return { ownerId: session.studentId, thingId: thingIdOf(sessionId, "student") }
    return undefined
  },
  async show(tx, thingId, { isWaiting }) {
    const found = await findThing(tx, thingId)
    if (!found || !isWaiting) return []
    const { session } = found
    const people = await peopleOf(tx, [session.studentId, session.mentorId])
    const nameOf = (id: UserId) => people.get(id)?.name ?? ""
    const messages = await selectNewest(tx, session.id, { limit: MOST_SHOWN })
    return sessionFacts(session, messages.reverse(), nameOf)
  },
  async takeDown(tx, thingId, { isForGood }, { visit }) {
    const found = await findThing(tx, thingId)
    if (!found) return
    const { session, ownerId: userId } = found
    const { id: sessionId, studentId, mentorId } = session
    await closeThread(tx, sessionId, { isForGood }, visit.now)
    await emit(tx, threadClosed, { sessionId, studentId, mentorId, userId, isForGood })
  },
}

/** The sessions are deleted with the accounts, so nothing is left to review. */
export const withdrawReportsOnAccountDeleted: OnAccountDeleted = async (tx, people, now) => {
  const ids = await sessionIdsOf(tx, people)
  const subjects = ids.flatMap((id) => sides.map((side) => thingIdOf(id, side)))
  await withdrawSubjects(tx, "session", subjects, now)
}
