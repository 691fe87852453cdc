// Which editor has a review open: a courtesy to colleagues, which decides nothing. An editor has one open at a time.
import { OPEN_REVIEW_SECONDS } from "@shirube/vocabulary/editorial/review/choices"
import type { Tx } from "#api/kernel/db/client"
import type { ReviewId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import type { Actor } from "#api/kernel/security/session"
import { editorIdsOf } from "#api/modules/identity/accounts/editors/service"
import { peopleOf } from "#api/modules/identity/accounts/service"
import { openReviewsChanged } from "../events.ts"
import { deleteOpen, lockOpen, selectOpen, upsertOpen } from "./queries.ts"

/** As many editors as an event has room for. */
const MOST_OPEN = 500

const aliveSince = (now: Date) => new Date(now.getTime() - OPEN_REVIEW_SECONDS * 1_000)

export async function openReview(tx: Tx, { id: editorId }: Actor, reviewId: ReviewId, now: Date) {
  const before = await lockOpen(tx, editorId)
  const isAlive = before !== undefined && before.seenAt > aliveSince(now)
  await upsertOpen(tx, { editorId, reviewId, seenAt: now })
  // A sign of life is no news.
  if (isAlive && before.reviewId === reviewId) return
  await announce(tx)
}

export async function closeReview(tx: Tx, { id: editorId }: Actor, reviewId: ReviewId): Promise<void> {
  if (await deleteOpen(tx, editorId, reviewId)) await announce(tx)
}

/** What other editors have open; at most one for each of them. */
export async function listOpen(tx: Tx, { id: editorId }: Actor, now: Date) {
  const found = await selectOpen(tx, { except: editorId, aliveSince: aliveSince(now), limit: MOST_OPEN })
  const people = await peopleOf(
    tx,
    found.map((open) => open.editorId),
  )
  return found.flatMap(({ reviewId, editorId: id }) => {
    const name = people.get(id)?.name
    return name === undefined ? [] : [{ reviewId, name }]
  })
}

async function announce(tx: Tx): Promise<void> {
  const editorIds = await editorIdsOf(tx)
  if (editorIds.length > 0) await emit(tx, openReviewsChanged, { editorIds })
}
