import { and, eq, gte, lt, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import { ANY, questionLists } from "#api/kernel/db/tables/community/forum"
import type { FigureDay } from "#api/kernel/figures/daily-figures"

const inAll = and(eq(questionLists.topic, ANY), eq(questionLists.language, ANY))

export async function selectAsked(tx: Tx, { from, until }: FigureDay) {
  const [counted] = await tx
    .select({
      asked: sql<number>`count(*)::int`,
      answered: sql<number>`(count(*) filter (where not ${questionLists.isUnanswered}))::int`,
    })
    .from(questionLists)
    .where(and(inAll, gte(questionLists.createdAt, from), lt(questionLists.createdAt, until)))
  return counted
}

export async function countUnansweredBefore(tx: Tx, moment: Date): Promise<number> {
  const [counted] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(questionLists)
    .where(and(inAll, sql`${questionLists.isUnanswered}`, lt(questionLists.createdAt, moment)))
  return counted?.count ?? 0
}
