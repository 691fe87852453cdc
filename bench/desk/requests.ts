import type { Database } from "@shirube/api/kernel/db/client"
import { instant, integer, keyset } from "@shirube/api/kernel/lists/keyset"
import type { Question } from "../scale/questions.ts"
import { select } from "../scale/select.ts"
import { editorAddresses, memberIdAt } from "./fill.ts"

/** Position of the deep page. */
const DEPTH = 0.8

export async function deskQuestionsFor(database: Database, count: number): Promise<Question[]> {
  const [deep] = await select<{ at: string; id: number }>(
    database,
    `select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, id from audit_entries
      order by at desc, id desc offset ${Math.floor(count * DEPTH)} limit 1`,
  )
  const [middle] = await select<{ id: string }>(database, `select ${memberIdAt(Math.floor(count / 2))} as id`)
  if (!deep || !middle) throw new Error("the database is empty")
  const cursor = keyset({ at: instant, id: integer(15) }).encode({ at: deep.at, id: Number(deep.id) })
  const ask = (name: string, path: string): Question => ({
    name,
    path: `/v1/editors/${path}`,
    as: editorAddresses,
  })
  return [
    ask("figures", "figures"),
    ask("figures of articles", "figures/articles"),
    ask("figures of searches", "figures/searches"),
    ask("inbox", "reviews"),
    ask("people", "members"),
    ask("people, a name", "members?q=putri"),
    ask("a person", `members/${middle.id}`),
    ask("audit log", "audit-log"),
    ask("audit log, deep page", `audit-log?cursor=${cursor}`),
    ask("audit log, one person", `audit-log?person=${middle.id}`),
    ask("audit log, one event", "audit-log?event=member.read"),
    ask("audit log, words", "audit-log?q=signed"),
    { name: "own unread notifications", path: "/v1/notifications/unread", as: editorAddresses, most: 1.5 },
  ]
}
