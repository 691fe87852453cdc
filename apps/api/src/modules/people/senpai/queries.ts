import type { Topic } from "@shirube/vocabulary/topics"
import { and, arrayOverlaps, asc, eq, gt, inArray, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { prepared } from "#api/kernel/db/prepared"
import { senpaiApplications } from "#api/kernel/db/tables/people/senpai"

export type ApplicationRow = typeof senpaiApplications.$inferSelect

export async function selectApplication(tx: Tx, userId: UserId): Promise<ApplicationRow | undefined> {
  const [found] = await tx
    .select()
    .from(senpaiApplications)
    .where(eq(senpaiApplications.userId, userId))
    .limit(1)
  return found
}

const topicsOfSenpai = prepared((tx) =>
  tx
    .select({ topics: senpaiApplications.topics })
    .from(senpaiApplications)
    .where(eq(senpaiApplications.userId, sql.placeholder("userId")))
    .limit(1)
    .prepare("topics_of_senpai"),
)

export async function selectOwnTopics(tx: Tx, userId: UserId) {
  const [found] = await topicsOfSenpai(tx).execute({ userId })
  return found?.topics
}

export const selectWorkplaces = (tx: Tx, userIds: readonly UserId[]) =>
  tx
    .select({ userId: senpaiApplications.userId, workplaces: senpaiApplications.workplaces })
    .from(senpaiApplications)
    .where(inArray(senpaiApplications.userId, [...userIds]))

/** People who chose any of these topics, in id order; the caller checks whether they are screened. */
export async function selectAskable(
  tx: Tx,
  topics: readonly Topic[],
  { after, limit }: { after: UserId | undefined; limit: number },
): Promise<UserId[]> {
  const found = await tx
    .select({ userId: senpaiApplications.userId })
    .from(senpaiApplications)
    .where(
      and(
        arrayOverlaps(senpaiApplications.topics, [...topics]),
        after === undefined ? undefined : gt(senpaiApplications.userId, after),
      ),
    )
    .orderBy(asc(senpaiApplications.userId))
    .limit(limit)
  return found.map(({ userId }) => userId)
}

/** A sample in an order determined by the seed. */
export const selectSomeAskable = (
  tx: Tx,
  topics: readonly Topic[],
  { seed, limit }: { seed: string; limit: number },
) =>
  tx
    .select({ userId: senpaiApplications.userId })
    .from(senpaiApplications)
    .where(arrayOverlaps(senpaiApplications.topics, [...topics]))
    .orderBy(sql`md5(${senpaiApplications.userId}::text || ${seed})`)
    .limit(limit)

export const selectTopics = (tx: Tx, userIds: readonly UserId[]) =>
  tx
    .select({ userId: senpaiApplications.userId, topics: senpaiApplications.topics })
    .from(senpaiApplications)
    .where(inArray(senpaiApplications.userId, [...userIds]))

export async function upsertApplication(
  tx: Tx,
  { userId, ...application }: typeof senpaiApplications.$inferInsert,
): Promise<void> {
  await tx
    .insert(senpaiApplications)
    .values({ userId, ...application })
    .onConflictDoUpdate({ target: senpaiApplications.userId, set: application })
}
