import type { TodayLookups } from "#api/kernel/features/today"
import { presentQueued } from "../present.ts"
import { listQueue, listReviews, openRequest } from "../service.ts"

const MOST = 2
const LOOKED_THROUGH = 10

export const documentsToday: TodayLookups["documents"] = async (tx, { user, platform: { vault } }) => {
  if (user.role !== "senpai" || !user.isScreened || user.registerStep !== null || user.suspension)
    return { items: [] }
  const own = await listReviews(tx, user, { cursor: undefined, limit: LOOKED_THROUGH }, vault)
  const queue = await listQueue(tx, user.id, { cursor: undefined, limit: MOST }, vault)
  const asked = own.items.filter(
    ({ side, review }) => side === "mentor" && (review.state === "waiting" || review.state === "reading"),
  )
  const items = [
    ...asked.map(({ review }) => ({ review, isOwn: true })),
    ...queue.items.map((review) => ({ review, isOwn: false })),
  ]
  return {
    items: items.slice(0, MOST).map(({ review, isOwn }) => {
      const { asked_at: _, ...shown } = presentQueued(review, openRequest(vault, review))
      return { ...shown, is_own: isOwn }
    }),
  }
}
