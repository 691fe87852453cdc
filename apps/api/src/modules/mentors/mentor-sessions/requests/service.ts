// A student asks a senpai for a session.
import type { SessionRequestBody } from "@shirube/contract/mentors/mentor-sessions/routes"
import {
  DAYS_TO_ANSWER,
  MOST_OPEN_REQUESTS,
  NEW_ACCOUNT_DAYS,
} from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { contactDataIn } from "@shirube/vocabulary/text/contact-data"
import type { z } from "zod"
import type { Tx } from "#api/kernel/db/client"
import { type MentorSessionId, newId, type UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import { lockAccount } from "#api/modules/identity/accounts/service"
import type { PublishedMentor } from "#api/modules/mentors/mentor-pages/service"
import { isAdult } from "#api/modules/people/profile/service"
import { arePaused } from "../absences/service.ts"
import { sessionChanged } from "../events.ts"
import { freeTimesOf } from "../free-times/service.ts"
import {
  countOpen,
  hasRequestedSince,
  hasSame,
  hasUnfinished,
  insertSession,
  type NewSession,
} from "../queries.ts"
import { type OwnSession, refOf } from "../service.ts"

const DAY_MS = 86_400_000
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

type Body = z.output<typeof SessionRequestBody>

/** The lock on the account makes a student's concurrent requests wait, so that each is counted. */
export async function requestSession(
  tx: Tx,
  studentId: UserId,
  mentor: PublishedMentor,
  body: Body,
  now: Date,
): Promise<OwnSession> {
  const mentorId = mentor.person.id
  const account = await lockAccount(tx, studentId)
  if (!account) throw new ApiError("auth.required")
  if (!(await isAdult(tx, studentId, now))) throw new ApiError("mentor_session.adults_only")
  if (await arePaused(tx, studentId, now)) throw new ApiError("mentor_session.requests_paused")
  if (await hasUnfinished(tx, studentId, mentorId)) throw new ApiError("mentor_session.already_open")
  if ((await countOpen(tx, studentId)) >= MOST_OPEN_REQUESTS)
    throw new ApiError("mentor_session.too_many_open")
  const isNew = account.createdAt > daysBefore(now, NEW_ACCOUNT_DAYS)
  if (isNew && (await hasRequestedSince(tx, studentId, daysBefore(now, 1))))
    throw new ApiError("mentor_session.new_account")
  if (!mentor.page.ways.includes(body.purpose)) throw new ApiError("mentor_session.not_offered")
  if (!body.confirms_contact_data && body.questions.some((question) => contactDataIn(question)))
    throw new ApiError("mentor_session.contact_data")

  const free = await freeTimesOf(tx, mentor, studentId, now)
  const times = body.times.map((time) => new Date(time))
  refuseOtherTimes(times, free)
  const session = await insertSession(tx, {
    id: newId<MentorSessionId>(),
    studentId,
    mentorId,
    purpose: body.purpose,
    length: free.length,
    questions: body.questions,
    state: "requested",
    times,
    timesBy: "student",
    answerBy: new Date(now.getTime() + DAYS_TO_ANSWER * DAY_MS),
    requestedAt: now,
    updatedAt: now,
  })
  await emit(tx, sessionChanged, { ...refOf(session), news: { what: "requested" } })
  return { session, side: "student" }
}

/** For a demo: a session in any state. Undefined if the two people have one with the same questions. */
export async function seedSession(
  tx: Tx,
  session: Omit<NewSession, "id">,
): Promise<MentorSessionId | undefined> {
  if (await hasSame(tx, session)) return undefined
  const id = newId<MentorSessionId>()
  await insertSession(tx, { id, ...session })
  return id
}

function refuseOtherTimes(times: readonly Date[], free: Awaited<ReturnType<typeof freeTimesOf>>): void {
  const others = times.map((time) => time.toISOString()).filter((time) => !free.times.includes(time))
  if (others.some((time) => free.taken.has(time))) throw new ApiError("mentor_session.time_taken")
  if (free.closed === "paused" || free.closed === "no_hours") throw new ApiError("mentor_session.closed")
  if (others.length > 0) throw new ApiError("mentor_session.time_unavailable")
}
