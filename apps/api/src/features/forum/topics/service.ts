import { topics } from "@shirube/contract/topics"
import type { Tx } from "#api/db/client"
import { selectTopicCounts } from "./queries.ts"

export async function topicsWithCounts(tx: Tx) {
  const counts = new Map((await selectTopicCounts(tx)).map(({ topic, questions }) => [topic, questions]))
  return topics.map((key) => ({ key, questions: counts.get(key) ?? 0 }))
}
