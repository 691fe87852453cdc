// Reviews and decisions of editors, for tests.
import { sql } from "drizzle-orm"
import { rows } from "#api/kernel/db/client"
import type { TestApi } from "./api.ts"

interface ReviewSubject {
  readonly kind: string
  readonly subjectId: string
}

/** As an editor sees it. */
export async function waitingReview(api: TestApi, editor: string, { kind, subjectId }: ReviewSubject) {
  const [row] = await rows<{ id: string }>(
    api.db.autocommit,
    sql`select id from reviews where kind = ${kind} and subject_id = ${subjectId} and state = 'waiting'`,
  )
  return (await api.call(`GET /v1/editors/reviews/${row?.id}`, { token: editor, language: "en" })).body
}

/** Decides one second later. */
export async function decideReview(api: TestApi, editor: string, waiting: ReviewSubject, decision: object) {
  const { id, version } = await waitingReview(api, editor, waiting)
  api.clock.advance(1)
  return api.call(`POST /v1/editors/reviews/${id}/decision`, {
    token: editor,
    body: { version, ...decision },
  })
}
