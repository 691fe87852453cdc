// Once a week, for those who have asked for it: what their applications hold.
import { weekOf } from "@shirube/contract/application-choices"
import { mondayOf } from "@shirube/contract/days"
import { dayInJapan } from "@shirube/contract/japan-day"
import type { Db } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import { trackedOf } from "#api/features/applications/service"
import { type groundOf, notify } from "../service.ts"
import { selectWeeklyReaders } from "./queries.ts"

const AT_A_TIME = 200

/** Each in a transaction of their own: what ends half-way is told once, however often it is run. */
export async function tellOfWeek(db: Db, ground: ReturnType<typeof groundOf>, now: Date): Promise<void> {
  const today = dayInJapan(now)
  let after: UserId | undefined
  for (;;) {
    const people = await selectWeeklyReaders(db.autocommit, after, AT_A_TIME)
    for (const userId of people)
      await db.transaction(async (tx) => {
        const week = weekOf(await trackedOf(tx, userId), today)
        if (week.due + week.late + week.waiting === 0) return
        const key = `applications week ${mondayOf(today)}`
        await notify(tx, { userId, kind: "applications_week", facts: week, key }, ground, now)
      })
    after = people.at(-1)
    if (people.length < AT_A_TIME) return
  }
}
