// Regular notices, sent to members who have opted in.
import type { Db } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import type { RegularNotice } from "#api/kernel/notices/sources"
import { type depsOf, notify } from "../service.ts"
import { selectReadersOf } from "./queries.ts"

const AT_A_TIME = 200

/** One transaction per member: the next run continues an interrupted one and sends nothing twice. */
export async function sendRegular(
  db: Db,
  { category, noticeFor }: RegularNotice,
  deps: ReturnType<typeof depsOf>,
  now: Date,
): Promise<void> {
  let after: UserId | undefined
  for (;;) {
    const people = await selectReadersOf(db.autocommit, category, after, AT_A_TIME)
    for (const userId of people)
      await db.transaction(async (tx) => {
        const notice = await noticeFor(tx, userId, now)
        if (notice) await notify(tx, notice, deps, now)
      })
    after = people.at(-1)
    if (people.length < AT_A_TIME) return
  }
}
