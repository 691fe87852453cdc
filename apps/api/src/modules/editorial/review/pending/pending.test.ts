// How long an editor can undo a decision, and what waits meanwhile.
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { decidedEvent, reviewKind } from "#api/kernel/features/review-kinds"
import { ApiError } from "#api/kernel/http/errors"
import { ask } from "#api/modules/community/forum/builders"
import { removeAccounts } from "#api/modules/identity/accounts/service"
import { auditAbout } from "#api/modules/identity/audit/builders"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/services/mails"
import { ownReview, submitForReview, withdrawFromReview } from "../service.ts"

let isRefusing = false

/** Approving a poem is refused while another one has its place. */
const poems = reviewKind({
  name: "poem",
  editorRole: "reviewer",
  queue: "poems",
  queuePosition: 100,
  title: { en: "Poems", ja: "詩" },
  reasons: [
    { key: "not-a-poem", outcome: "declined", text: { en: "This is prose.", ja: "これは散文です。" } },
  ],
  show: async () => ({ facts: [], files: [] }),
  decided: async () => {
    if (isRefusing) throw new ApiError("event.cancelled")
  },
  event: decidedEvent("poem.decided", ["poems"]),
  letter: (outcome, reason) => ({
    en: { subject: `Your poem was ${outcome}`, paragraphs: reason ? [reason.en] : ["Well done."] },
    ja: { subject: `詩の結果：${outcome}`, paragraphs: reason ? [reason.ja] : ["おめでとうございます。"] },
  }),
})

let api: TestApi
let call: TestApi["call"]
let editor: Awaited<ReturnType<typeof signedIn>>
let colleague: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" }, { reviewKinds: [poems] })
  ;({ call } = api.under({ UNDO_SECONDS: "60" }))
  editor = await signedIn(api, anEditor({ name: "Mori Ayaka" }))
  colleague = await signedIn(api, anEditor({ name: "Tanaka Ken" }))
})
afterAll(() => api.stop())
beforeEach(async () => {
  isRefusing = false
  await api.db.autocommit.execute(sql`delete from reviews`)
})

let poemCount = 0
async function aPoem() {
  api.clock.advance(1)
  const poet = await signedIn(api, aStudent({ name: "Basho" }))
  const subject = { subjectId: `poem ${++poemCount}`, applicantId: poet.id }
  const submit = () => submitForReview(api.db.autocommit, poems, subject, api.clock.now())
  return { poet, submit, id: await submit(), subjectId: subject.subjectId }
}

const decline = { version: 1, outcome: "declined", reason_key: "not-a-poem" }
const decide = (id: string, body: object = decline, { token } = editor) =>
  call(`POST /v1/editors/reviews/${id}/decision`, { token, body, language: "en" })
const undo = (id: string, { token } = editor) =>
  call(`POST /v1/editors/reviews/${id}/undo`, { token, language: "en" })
const read = (id: string, { token } = editor) =>
  call(`GET /v1/editors/reviews/${id}`, { token, language: "en" })
const undoable = async ({ token } = editor) =>
  (await call("GET /v1/editors/undoable", { token, language: "en" })).body.items
const waiting = async () =>
  (await call("GET /v1/editors/reviews?queue=poems", { token: editor.token })).body.items.map(
    (item: { id: string }) => item.id,
  )

/** Lets the minute pass for the clock and for the job queue. */
async function aMinuteLater() {
  api.clock.advance(60)
  await api.db.autocommit.execute(
    sql`update jobs.job set start_after = now() where name in ('reviews-take-effect', 'suspensions-settle')`,
  )
  await api.settle()
}

describe("a decision that can be undone", () => {
  it("is made for the editors, and not yet for the applicant", async () => {
    const { poet, id } = await aPoem()
    const { status, body } = await decide(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: "declined", decision: { by: "Mori Ayaka", is_own: true } })
    expect(body.decision.effective_at).toBe(new Date(api.clock.now().getTime() + 60_000).toISOString())
    expect((await read(id, colleague)).body).toMatchObject({
      state: "declined",
      decision: { is_own: false, reason: "This is prose." },
    })
    expect(await waiting()).toEqual([])
    const { body: queues } = await call("GET /v1/editors/queues", { token: editor.token })
    expect(queues.items).toContainEqual(expect.objectContaining({ queue: "poems", waiting: 0 }))
    await api.settle()
    expect(await mailsTo(api, poet.account.email)).toEqual([])
    expect((await ownReview(api.db.autocommit, poems, poet.id))?.state).toBe("waiting")
    expect((await decide(id, decline, colleague)).body.code).toBe("review.decided_already")
  })

  it("takes effect after the minute, by a job of the transaction that made it", async () => {
    const { poet, id } = await aPoem()
    await decide(id)
    await aMinuteLater()
    expect((await mailsTo(api, poet.account.email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining("Your poem was declined"),
    ])
    expect(await ownReview(api.db.autocommit, poems, poet.id)).toMatchObject({
      state: "declined",
      reason: { en: "This is prose." },
    })
    expect((await read(id)).body.decision).toMatchObject({ by: "Mori Ayaka", effective_at: null })
    expect((await undo(id)).body.code).toBe("review.undo_over")
    expect(await undoable()).toEqual([])
  })

  it("waits again once undone, and nothing is sent", async () => {
    const { poet, id } = await aPoem()
    await decide(id)
    expect(await undoable()).toMatchObject([
      { review_id: id, outcome: "declined", applicant: { name: "Basho" }, seconds_left: 60 },
    ])
    api.clock.advance(20)
    expect(await undoable()).toMatchObject([{ seconds_left: 40 }])
    expect(await undoable(colleague)).toEqual([])
    expect((await undo(id)).body).toMatchObject({ state: "waiting", decision: null })
    expect(await waiting()).toEqual([id])
    // The job of the undone decision must not let the second one take effect early.
    await decide(id, { version: 1, outcome: "approved" })
    api.clock.advance(45)
    await api.db.autocommit.execute(
      sql`update jobs.job set start_after = now() where id in (
        select id from jobs.job where name = 'reviews-take-effect' order by created_on limit 1)`,
    )
    await api.settle()
    expect((await undo(id)).status).toBe(200)
    await aMinuteLater()
    expect(await mailsTo(api, poet.account.email)).toEqual([])
    const events = (await auditAbout(api.db.autocommit, { noun: "user", id: poet.id })).map(
      ({ event }) => event,
    )
    expect(events.filter((event) => event === "review.decision_undone")).toHaveLength(2)
  })

  it("is undone by its editor alone, and in time", async () => {
    const { id } = await aPoem()
    expect((await undo(id)).body.code).toBe("review.undo_over")
    await decide(id)
    expect((await undo(id, colleague)).body.code).toBe("review.undo_over")
    api.clock.advance(60)
    expect((await undo(id)).body.code).toBe("review.undo_over")
  })

  it("is either undone or takes effect, whatever comes first", async () => {
    const { poet, id } = await aPoem()
    await decide(id)
    await api.db.autocommit.execute(
      sql`update jobs.job set start_after = now() where name = 'reviews-take-effect'`,
    )
    const [{ status }] = await Promise.all([undo(id), api.settle()])
    await api.settle()
    expect(await mailsTo(api, poet.account.email)).toHaveLength(status === 200 ? 0 : 1)
    expect((await read(id)).body.state).toBe(status === 200 ? "waiting" : "declined")
  })

  it("is void when the applicant sends it in again, withdraws it, or when its editor leaves", async () => {
    const changed = await aPoem()
    await decide(changed.id, { version: 1, outcome: "approved" })
    expect(await changed.submit()).toBe(changed.id)
    expect((await read(changed.id)).body).toMatchObject({ state: "waiting", version: 2 })
    const withdrawn = await aPoem()
    await decide(withdrawn.id)
    await withdrawFromReview(api.db.autocommit, poems, withdrawn.subjectId)
    const orphan = await aPoem()
    const leaving = await signedIn(api, anEditor())
    await decide(orphan.id, decline, leaving)
    await api.db.transaction((tx) => removeAccounts(tx, [leaving.id]))
    await aMinuteLater()
    expect(await waiting()).toEqual([changed.id, orphan.id])
    for (const { poet } of [changed, withdrawn, orphan])
      expect(await mailsTo(api, poet.account.email)).toEqual([])
  })

  it("is refused at once for what prevents it, and waits again if that comes later", async () => {
    const { poet, id } = await aPoem()
    isRefusing = true
    const approve = { version: 1, outcome: "approved" }
    expect((await decide(id, approve)).body.code).toBe("event.cancelled")
    expect((await read(id)).body.state).toBe("waiting")
    isRefusing = false
    expect((await decide(id, approve)).status).toBe(200)
    isRefusing = true
    await aMinuteLater()
    expect((await read(id)).body.state).toBe("waiting")
    expect(await waiting()).toEqual([id])
    const events = (await auditAbout(api.db.autocommit, { noun: "user", id: poet.id })).map(
      ({ event }) => event,
    )
    expect(events).toContain("review.decision_void")
  })
})

describe("a decision that protects others", () => {
  const isThere = async (id: string) => (await call(`GET /v1/questions/${id}`)).status === 200

  async function aReportedQuestion() {
    const asker = await signedIn(api, aStudent())
    const question = await ask(api, asker.token)
    const { body } = await call(`POST /v1/editors/posts/question/${question}/review`, { token: editor.token })
    return { asker, question, id: body.review_id as string }
  }
  const isSuspended = async (token: string) => (await call("GET /v2/user", { token })).body.is_suspended
  const suspend = { version: 1, outcome: "declined", suspend_for: "7_days" }

  it("hides the post and closes the account at once; the email and what cannot be put back wait", async () => {
    const { asker, question, id } = await aReportedQuestion()
    expect((await decide(id, suspend)).status).toBe(200)
    expect(await isThere(question)).toBe(false)
    expect(await isSuspended(asker.token)).toBe(true)
    await api.settle()
    expect(await mailsTo(api, asker.account.email)).toEqual([])
    await aMinuteLater()
    expect(await mailsTo(api, asker.account.email)).toHaveLength(1)
    expect(await isThere(question)).toBe(false)
  })

  it("shows the post and opens the account again when it is undone, and tells no one", async () => {
    const { asker, question, id } = await aReportedQuestion()
    await decide(id, suspend)
    expect((await undo(id)).body.state).toBe("waiting")
    expect(await isThere(question)).toBe(true)
    expect(await isSuspended(asker.token)).toBe(false)
    await aMinuteLater()
    expect(await mailsTo(api, asker.account.email)).toEqual([])
    expect(await isThere(question)).toBe(true)
  })
})
