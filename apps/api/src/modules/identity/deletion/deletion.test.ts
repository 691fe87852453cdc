import { writtenMention } from "@shirube/vocabulary/text/mentions"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { sweepFiles } from "#api/modules/common/media/retention/service"
import { ask, comment } from "#api/modules/community/forum/builders"
import { signedIn, TEST_PASSWORD } from "#api/modules/identity/auth/builders"
import { sweepExports } from "#api/modules/identity/export/service"
import { anArticle, publish } from "#api/modules/learning/articles/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aFolder, onceProcessed, type Place, sendFile } from "#api/testing/media/files"
import { aJpeg } from "#api/testing/media/pictures"
import { removeEverythingDeferred } from "#api/testing/removals"
import { mailsTo } from "#api/testing/services/mails"
import { runDueDeletions } from "./service.ts"

let api: TestApi
let place: Place
beforeAll(async () => {
  place = aFolder()
  api = await startTestApi({ DEMO: "1", ...place.environment })
})
afterAll(async () => {
  await api.stop()
  await place.stop()
})

const leave = (token: string, body: object = { password: TEST_PASSWORD }) =>
  api.call("POST /v1/account/leaving", { token, body })
const stay = (token: string) => api.call("DELETE /v1/account/leaving", { token })
const leavingAt = async (token: string) => (await api.call("GET /v2/user", { token })).body.leaving_at
const afterDays = async (days: number) => {
  api.clock.advance(days * 86_400)
  await runDueDeletions(api).run({})
}
const login = ({ email, password }: { email: string; password: string }) =>
  api.call("POST /v1/auth/login", { body: { email, password } })

/** Every column of the database that contains the text, as `table.column`. */
async function placesOf(text: string): Promise<string[]> {
  const columns = await rows<{ table: string; column: string }>(
    api.db.autocommit,
    sql`select c.relname as table, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`,
  )
  const found = []
  for (const { table, column } of columns) {
    const [hit] = await rows(
      api.db.autocommit,
      sql`select from ${sql.identifier(table)} where ${sql.identifier(column)}::text ilike ${`%${text}%`} limit 1`,
    )
    if (hit) found.push(`${table}.${column}`)
  }
  return found
}

describe("deleting one's account", () => {
  it("requires the owner to confirm with their password", async () => {
    const { token } = await signedIn(api)
    expect((await leave(token, { password: "" })).status).toBe(422)
    for (const body of [{}, { password: "another member's" }]) {
      const { status, body: answer } = await leave(token, body)
      expect([status, answer.code]).toEqual([422, "password.wrong"])
    }
    expect(await leavingAt(token)).toBeNull()
    expect((await leave(token)).status).toBe(200)
  })

  it("waits fourteen days, is announced on every sign-in, and is requested once", async () => {
    const { token, account } = await signedIn(api)
    const answers = await Promise.all([leave(token), leave(token)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const due = new Date(api.clock.now().getTime() + 14 * 86_400_000).toISOString()
    expect(await leavingAt(token)).toBe(due)
    expect((await api.call("GET /v1/account/leaving", { token })).body.leaving.due_at).toBe(due)
    expect(await mailsTo(api, account.email)).toHaveLength(1)
    await afterDays(13)
    const again = await login(account)
    expect(await leavingAt(again.body.access_token.access_token)).toBe(due)
  })

  it("can be cancelled by the owner only, and then nothing is deleted", async () => {
    const [me, other] = [await signedIn(api), await signedIn(api)]
    await leave(me.token)
    expect((await stay(other.token)).status).toBe(204)
    expect(await leavingAt(me.token)).not.toBeNull()
    const stayed = await Promise.all([stay(me.token), stay(me.token)])
    expect(stayed.map(({ status }) => status)).toEqual([204, 204])
    expect((await mailsTo(api, me.account.email)).map(({ subject }) => subject)[0]).toContain(
      "Your account stays",
    )
    expect(await mailsTo(api, me.account.email)).toHaveLength(2)
    await afterDays(15)
    expect((await login(me.account)).status).toBe(200)
  })

  // spec: membership.data-rights
  it("leaves no row, file or session, and sends a final mail", async () => {
    const { token, id, account } = await signedIn(api)
    await publish(api, anArticle({ id: "entry-sheet" }))
    await api.call("PUT /v1/saved/article/entry-sheet", { token })
    const { body: sent } = await sendFile(api.api, await aJpeg(), { token })
    await onceProcessed(api, token, sent.id)
    await api.call("PUT /v1/user/photo", { token, body: { file_id: sent.id } })
    await api.call("POST /v1/account/export", { token })
    await api.settle()
    const other = await signedIn(api)
    const mention = writtenMention({ id, name: "Amara" })
    const questionId = await ask(api, other.token)
    // Only people who write in a thread, or are listed, can be mentioned there.
    await comment(api, token, { noun: "question", id: questionId })
    await comment(api, other.token, { noun: "question", id: questionId }, `Thank you, ${mention}!`)
    for (const text of [`Is ${mention} right?`, `I mean ${mention} again.`]) {
      const words = { title: "Umbrellas?", text, topics: ["interviews"], is_anonymous: false }
      await api.call(`PUT /v1/questions/${questionId}`, { token: other.token, body: words })
    }
    await leave(token)
    await api.settle()
    expect((await placesOf(id)).length).toBeGreaterThan(5)
    expect(await placesOf(id)).toEqual(
      expect.arrayContaining(["forum_texts.source", "forum_texts.html", "forum_revisions.source"]),
    )

    await afterDays(14)
    await removeEverythingDeferred(api)
    await api.settle()
    expect((await api.call("GET /v2/user", { token })).status).toBe(401)
    expect((await login(account)).status).toBe(401)
    expect(await placesOf(id)).toEqual([])
    const { body: question } = await api.call(`GET /v1/questions/${questionId}`)
    expect(question.body_html).toContain("@a former member")
    // The development mailbox keeps the final mail by address, without an account.
    expect(await placesOf(account.email)).toEqual(["kept_mails.recipient"])
    const mails = await mailsTo(api, account.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Your account has been deleted / アカウントを削除しました",
    ])
    const [counted] = await rows<{ people: number }>(
      api.db.autocommit,
      sql`select people from saved_counts where thing_id = 'entry-sheet'`,
    )
    expect(counted?.people).toBe(0)
    await sweepFiles(api, api.clock.now())
    await sweepExports(api)
    expect(place.keys()).toEqual([])
    const kept = await rows(
      api.db.autocommit,
      sql`select subject_id from audit_entries where event = 'account.removed'`,
    )
    expect(kept).toContainEqual({ subject_id: null })
  })

  it("runs once, even if two processes run the job at the same time", async () => {
    const { token, account } = await signedIn(api)
    await leave(token)
    await api.settle()
    api.clock.advance(14 * 86_400)
    await Promise.all([runDueDeletions(api).run({}), runDueDeletions(api).run({})])
    expect(await mailsTo(api, account.email)).toHaveLength(1)
  })

  it("requires a recent sign-in from members without a password", async () => {
    const { token, id } = await signedIn(api)
    await api.db.autocommit.execute(sql`update users set password_hash = null where id = ${id}`)
    api.clock.advance(601)
    const late = await leave(token, {})
    expect([late.status, late.body.code]).toEqual([409, "auth.sign_in_again"])
    await api.db.autocommit.execute(
      sql`update sessions set created_at = ${api.clock.now().toISOString()}::timestamptz where user_id = ${id}`,
    )
    expect((await leave(token, {})).status).toBe(200)
  })
})
