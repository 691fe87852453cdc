// Feedback: one rating from each person who had a seat, shown to organisers without names.
import { type EventRating, eventRatings } from "@shirube/vocabulary/events/events/draft-choices"
import type { Tx } from "#api/kernel/db/client"
import { type EventId, namedId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import { decodeCursor, encodeCursor, isInstantText } from "#api/kernel/lists/cursor"
import type { Actor } from "#api/kernel/security/session"
import { titlesIn } from "../organising/present.ts"
import { selectOrganised, selectTexts } from "../organising/queries.ts"
import { organisedBy } from "../organising/service.ts"
import { mayJudge } from "./policy.ts"
import {
  countRatings,
  type FeedbackPosition,
  putFeedback,
  selectAttendance,
  selectFeedback,
  selectOwnFeedback,
} from "./queries.ts"

export async function listFeedback(
  tx: Tx,
  id: EventId,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
  user: Actor,
) {
  await organisedBy(tx, id, user)
  const after = cursor === undefined ? undefined : decodePosition(cursor)
  const found = await selectFeedback(tx, id, after, limit + 1)
  const items = found.slice(0, limit)
  const last = items.at(-1)
  const counted = await countRatings(tx, id)
  return {
    items,
    counts: eventRatings.map((each) => counted.find(({ rating }) => rating === each)?.count ?? 0),
    nextCursor: found.length > items.length && last ? encodeCursor([last.position, last.userId]) : null,
  }
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

function decodePosition(cursor: string): FeedbackPosition {
  const [at = "", userId = ""] = decodeCursor(cursor, 2)
  if (!isInstantText(at) || !UUID.test(userId)) throw new ApiError("cursor.invalid")
  return { at, userId: namedId(userId) }
}

async function standingOf(tx: Tx, id: EventId, user: Actor, now: Date) {
  const event = await selectOrganised(tx, id)
  if (!event) throw new ApiError("event.not_found")
  return mayJudge(await selectAttendance(tx, id, user.id), event.cancelledAt !== null, now)
}

export async function ownFeedback(tx: Tx, id: EventId, user: Actor, now: Date) {
  const isOpen = await standingOf(tx, id, user, now)
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
  if (!(await standingOf(tx, id, user, now))) throw new ApiError("event.no_feedback_yet")
  await putFeedback(tx, { eventId: id, userId: user.id, ...given, givenAt: now })
}
