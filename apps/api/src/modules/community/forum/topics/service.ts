import { topics } from "@shirube/vocabulary/topics"
import type { Tx } from "#api/kernel/db/client"
import { selectTopicCounts } from "./queries.ts"

export async function topicsWithCounts(tx: Tx) {
  const counts = new Map((await selectTopicCounts(tx)).map(({ topic, questions }) => [topic, questions]))
  return topics.map((key) => ({ key, questions: counts.get(key) ?? 0 }))
}
