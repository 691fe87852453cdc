import { and, asc, eq, gt, ne } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { ReviewId, UserId } from "#api/kernel/db/ids"
import { openReviews } from "#api/kernel/db/tables/editorial/review"

export async function lockOpen(tx: Tx, editorId: UserId) {
  const [found] = await tx
    .select()
    .from(openReviews)
    .where(eq(openReviews.editorId, editorId))
    .limit(1)
    .for("update")
  return found
}

export const upsertOpen = (tx: Tx, open: typeof openReviews.$inferInsert) =>
  tx
    .insert(openReviews)
    .values(open)
    .onConflictDoUpdate({
      target: openReviews.editorId,
      set: { reviewId: open.reviewId, seenAt: open.seenAt },
    })

/** False if the editor has opened another one since. */
export async function deleteOpen(tx: Tx, editorId: UserId, reviewId: ReviewId): Promise<boolean> {
  const deleted = await tx
    .delete(openReviews)
    .where(and(eq(openReviews.editorId, editorId), eq(openReviews.reviewId, reviewId)))
    .returning({ editorId: openReviews.editorId })
  return deleted.length > 0
}

interface Wanted {
  readonly except: UserId
  readonly aliveSince: Date
  readonly limit: number
}

/** The table has a row for each editor at most. */
export const selectOpen = (tx: Tx, { except, aliveSince, limit }: Wanted) =>
  tx
    .select({ reviewId: openReviews.reviewId, editorId: openReviews.editorId })
    .from(openReviews)
    .where(and(gt(openReviews.seenAt, aliveSince), ne(openReviews.editorId, except)))
    .orderBy(asc(openReviews.editorId))
    .limit(limit)
