// Feedback: one rating from each person who had a seat, shown to organisers without names.

import type { RegistrationState } from "@shirube/vocabulary/events/events/choices"
import { type EventRating, eventRatings } from "@shirube/vocabulary/events/events/draft-choices"
import type { Tx } from "#api/kernel/db/client"
import type { EventId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { byMoment, type PageRequest } from "#api/kernel/lists/keyset"
import type { Actor } from "#api/kernel/security/session"
import { sendFeedbackRequests } from "../messages/service.ts"
import { titlesIn } from "../organising/present.ts"
import { selectOrganised, selectTexts } from "../organising/queries.ts"
import { organisedBy } from "../organising/service.ts"
import {
  countRatings,
  putFeedback,
  selectAttendance,
  selectEnded,
  selectFeedback,
  selectOwnFeedback,
} from "./queries.ts"

interface Attendance {
  readonly state: RegistrationState
  readonly endsAt: Date
}

/** For people who had a seat; without check-in at the door, every registered person counts as present. */
const mayGiveFeedback = (attendance: Attendance | undefined, isCancelled: boolean, now: Date) =>
  attendance !== undefined &&
  !isCancelled &&
  (attendance.state === "registered" || attendance.state === "attended") &&
  attendance.endsAt <= now

export async function listFeedback(tx: Tx, id: EventId, { cursor, limit }: PageRequest, user: Actor) {
  await organisedBy(tx, id, user)
  const after = byMoment.decode(cursor)
  const found = await selectFeedback(tx, id, after, limit + 1)
  const counted = await countRatings(tx, id)
  return {
    ...byMoment.page(found, limit, ({ position, userId }) => ({ at: position, id: userId })),
    counts: eventRatings.map((each) => counted.find(({ rating }) => rating === each)?.count ?? 0),
  }
}

async function mayGiveFeedbackNow(tx: Tx, id: EventId, user: Actor, now: Date) {
  const event = await selectOrganised(tx, id)
  if (!event) throw new ApiError("event.not_found")
  return mayGiveFeedback(await selectAttendance(tx, id, user.id), event.cancelledAt !== null, now)
}

export async function ownFeedback(tx: Tx, id: EventId, user: Actor, now: Date) {
  const isOpen = await mayGiveFeedbackNow(tx, id, user, now)
  return {
    title: titlesIn(await selectTexts(tx, id)),
    isOpen,
    feedback: (await selectOwnFeedback(tx, id, user.id)) ?? null,
  }
}

interface FeedbackInput {
  readonly rating: EventRating
  readonly comment: string
}

export async function giveFeedback(
  tx: Tx,
  id: EventId,
  given: FeedbackInput,
  { user, now }: { readonly user: Actor; readonly now: Date },
): Promise<void> {
  if (!(await mayGiveFeedbackNow(tx, id, user, now))) throw new ApiError("event.no_feedback_yet")
  await putFeedback(tx, { eventId: id, userId: user.id, ...given, givenAt: now })
}

const HOUR_MS = 3_600_000
/** After a longer outage no feedback is requested. */
const LATEST_MS = 24 * HOUR_MS
const MOST = 200

/** Requests feedback an hour after the end, once per person. */
export const requestFeedback = (parts: JobParts): JobDefinition => ({
  queue: "events-ask-for-feedback",
  cron: "40 * * * *",
  run: async () => {
    const now = parts.clock.now().getTime()
    const span = { from: new Date(now - LATEST_MS), to: new Date(now - HOUR_MS) }
    for (const ended of await selectEnded(parts.db.autocommit, span, MOST))
      await sendFeedbackRequests(parts, ended)
  },
})
