import { and, gte, lt, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import type { Tx } from "#api/kernel/db/client"
import { courseProgress } from "#api/kernel/db/tables/learning/courses/progress"
import type { FigureDay } from "#api/kernel/figures/daily-figures"

async function countBy(tx: Tx, moment: PgColumn, { from, until }: FigureDay): Promise<number> {
  const [counted] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(courseProgress)
    .where(and(gte(moment, from), lt(moment, until)))
  return counted?.count ?? 0
}

export const countBegun = (tx: Tx, day: FigureDay) => countBy(tx, courseProgress.begunAt, day)
export const countCompleted = (tx: Tx, day: FigureDay) => countBy(tx, courseProgress.doneAt, day)
