import { and, gte, inArray, lt, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import { users } from "#api/kernel/db/tables/identity/accounts"
import type { FigureDay } from "#api/kernel/figures/daily-figures"

/** How far those who opened an account on this day have come. Companies and editors are invited. */
export async function selectFunnel(tx: Tx, { from, until }: FigureDay) {
  const [funnel] = await tx
    .select({
      opened: sql<number>`count(*)::int`,
      confirmed: sql<number>`(count(*) filter (where ${users.emailConfirmedAt} is not null))::int`,
      finished: sql<number>`(count(*) filter (where ${users.registerStep} is null))::int`,
      verified: sql<number>`(count(*) filter (where ${users.isVerified} or ${users.isScreened}))::int`,
    })
    .from(users)
    .where(
      and(gte(users.createdAt, from), lt(users.createdAt, until), inArray(users.role, ["student", "senpai"])),
    )
  return funnel
}
