import type { Topic } from "@shirube/vocabulary/topics"
import { eq, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import { ANY, questionLists, topicCounts } from "#api/kernel/db/tables/community/forum"
import type { Counter } from "#api/kernel/jobs/counters/queries"

export const selectTopicCounts = (tx: Tx) => tx.select().from(topicCounts).limit(100)

/** In sorted order, so that concurrent changes cannot deadlock. */
export async function changeTopicCounts(tx: Tx, topics: readonly Topic[], change: 1 | -1): Promise<void> {
  for (const topic of [...topics].sort())
    await tx
      .insert(topicCounts)
      .values({ topic, questions: Math.max(change, 0) })
      .onConflictDoUpdate({
        target: topicCounts.topic,
        set: { questions: sql`greatest(${topicCounts.questions} + ${change}, 0)` },
      })
}

export const questionsOfTopic: Counter = {
  name: "questions of a topic",
  kept: { table: topicCounts, key: [topicCounts.topic], number: topicCounts.questions },
  counted: {
    table: questionLists,
    by: [questionLists.topic],
    where: sql`${eq(questionLists.language, ANY as never)} and ${questionLists.topic} <> ${ANY}`,
  },
}
