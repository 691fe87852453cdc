import type { NotificationCategory } from "@shirube/contract/people/notifications/routes"
import type { TodayLookups } from "#api/kernel/features/today"
import { countUnreadOf, selectUnread } from "../queries.ts"
import { describe, known } from "../words/service.ts"

const MOST = 3
/** The dates themselves are among what is due. */
const aboutDates: readonly NotificationCategory[] = ["calendar", "applications"]

export const unreadToday: TodayLookups["unread"] = async (tx, { user, language, platform }) => {
  const rows = await selectUnread(tx, user.id, MOST, { except: aboutDates })
  const notices = await describe(tx, known(rows, platform.noticeKinds))
  return {
    items: notices.map(({ path, words, row: { id, category, createdAt } }) => ({
      id,
      category,
      ...words[language],
      path,
      created_at: createdAt.toISOString(),
    })),
    total: await countUnreadOf(tx, user.id),
  }
}
