import type { Database } from "@shirube/api/kernel/db/client"
import { instant, keyset, text } from "@shirube/api/kernel/lists/keyset"
import type { Question } from "../scale/questions.ts"
import { select } from "../scale/select.ts"
import { courseIdAt, publishedAt, STUDENT } from "./fill.ts"

/** Position of the deep page. */
const DEPTH = 0.8

export async function learningQuestionsFor(database: Database, count: number): Promise<Question[]> {
  const deep = Math.floor(count * DEPTH)
  const cursor = keyset({ at: instant, id: text() }).encode({
    at: publishedAt(deep).toISOString().replace("Z", "000Z"),
    id: courseIdAt(deep),
  })
  // The student has started it, at every size.
  const [lesson] = await select<{ id: string }>(
    database,
    `select id from lessons where course_id = '${courseIdAt(0)}' order by position limit 1`,
  )
  const middle = `/v1/courses/${courseIdAt(Math.floor(count / 2))}`
  return [
    { name: "list", path: "/v1/courses" },
    // The hub combines several lists and requests this many.
    { name: "those of the hub", path: "/v1/courses?limit=50" },
    { name: "list of a topic", path: "/v1/courses?topic=visa" },
    { name: "list of a level and language", path: "/v1/courses?level=n3&language=ja" },
    { name: "deep page", path: `/v1/courses?cursor=${cursor}` },
    { name: "a course", path: middle },
    { name: "a lesson", path: `${middle}/lessons/third` },
    { name: "questions about a lesson", path: `${middle}/lessons/third/questions`, findsNothing: true },
    { name: "how far one is in a course", path: `/v1/courses/${courseIdAt(0)}/progress`, as: STUDENT },
    { name: "the course to resume", path: "/v1/account/courses?limit=1", as: STUDENT },
    {
      name: "progress is reported",
      path: `/v1/lessons/${lesson?.id}/progress`,
      as: STUDENT,
      put: { play: 1, position_ms: 5_000, slots: [0] },
    },
  ]
}
