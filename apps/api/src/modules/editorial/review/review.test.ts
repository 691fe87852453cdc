import { Readable } from "node:stream"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { decidedEvent, type ReviewDecided, reviewKind } from "#api/kernel/features/review-kinds"
import { removeAccounts } from "#api/modules/identity/accounts/service"
import { auditAbout } from "#api/modules/identity/audit/builders"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/services/mails"
import { ownReview, submitForReview, withdrawFromReview } from "./service.ts"

const decisions: ReviewDecided[] = []
let isFailing = false
const picture = Buffer.from("what an editor looks at")

/** A review kind as any feature may declare one. */
const poems = reviewKind({
  name: "poem",
  editorRole: "reviewer",
  queue: "poems",
  queuePosition: 100,
  title: { en: "Poems", ja: "詩" },
  queueTitle: { en: "Poetry", ja: "詩歌" },
  reasons: [
    {
      key: "no-season",
      outcome: "returned",
      text: { en: "The season is missing.", ja: "季節がありません。" },
    },
    { key: "not-a-poem", outcome: "declined", text: { en: "This is prose.", ja: "これは散文です。" } },
  ],
  show: async (_tx, _deps, { subjectId }) => ({
    facts: [{ label: { en: "First line", ja: "一行目" }, text: subjectId }],
    files: [{ name: "page", contentType: "image/webp", bytes: picture.byteLength }],
  }),
  openFile: async (_tx, _deps, _subject, name) =>
    name === "page"
      ? {
          name: "page.webp",
          contentType: "image/webp",
          bytes: picture.byteLength,
          keep: "never",
          read: async () => Readable.from([picture]),
        }
      : undefined,
  decided: async (_tx, _deps, decision: ReviewDecided) => {
    decisions.push(decision)
    if (isFailing) throw new Error("The decision handler fails")
  },
  event: decidedEvent("poem.decided", ["poems"]),
  letter: (outcome, reason) => ({
    en: { subject: `Your poem was ${outcome}`, paragraphs: reason ? [reason.en] : ["Well done."] },
    ja: { subject: `詩の結果：${outcome}`, paragraphs: reason ? [reason.ja] : ["おめでとうございます。"] },
  }),
})

/** Another kind in the same queue as poems. */
const songs = reviewKind({
  ...poems,
  name: "song",
  editorRole: "moderator",
  title: { en: "Songs", ja: "歌" },
  reasons: [{ key: "too-loud", outcome: "returned", text: { en: "Too loud.", ja: "大きすぎます。" } }],
  event: decidedEvent("song.decided", ["songs"]),
})

let api: TestApi
let editor: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" }, { reviewKinds: [poems, songs] })
  editor = await signedIn(api, anEditor({ name: "Mori Ayaka" }))
})
afterAll(() => api.stop())
beforeEach(async () => {
  decisions.length = 0
  isFailing = false
  await api.db.autocommit.execute(sql`delete from reviews`)
})

let poemCount = 0
async function aPoem(wishes: Parameters<typeof aStudent>[0] = {}) {
  const poet = await signedIn(api, aStudent(wishes))
  const subjectId = `poem ${++poemCount}`
  const now = api.clock.now()
  const id = await submitForReview(api.db.autocommit, poems, { subjectId, applicantId: poet.id }, now)
  api.clock.advance(1)
  return { poet, subjectId, id }
}

const decide = (id: string, body: object, token = editor.token) =>
  api.call(`POST /v1/editors/reviews/${id}/decision`, {
    token,
    body: { version: 1, ...body },
    language: "en",
  })

const ADDRESSES = [
  "GET /v1/editors/queues",
  "GET /v1/editors/reviews",
  "GET /v1/editors/reviews/8d9d3f1e-5b80-4f3c-9e1c-000000000000",
  "POST /v1/editors/reviews/8d9d3f1e-5b80-4f3c-9e1c-000000000000/decision",
  "GET /v1/editors/reviews/8d9d3f1e-5b80-4f3c-9e1c-000000000000/files/page",
]

/** An editor's open page. `until` waits for the next notice with this text. */
async function openDesk(token: string) {
  const headers = { Authorization: `Bearer ${token}` }
  const { body } = await api.api(new Request("http://shirube.test/api/v1/live", { headers }))
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let received = ""
  return {
    async until(text: string) {
      while (!received.includes(text)) {
        const { value, done } = (await reader?.read()) ?? { done: true }
        if (done) throw new Error(`The stream ended without ${text}: ${received}`)
        received += value
      }
      received = received.slice(received.indexOf(text) + text.length)
    },
    leave: () => reader?.cancel(),
  }
}

describe("an open desk", () => {
  it("receives a notice when something is sent in, withdrawn, or decided by a colleague", async () => {
    const desk = await openDesk(editor.token)
    const { id, poet, subjectId } = await aPoem()
    const told = `"tags":["reviews","review:${id}"]`
    await desk.until(told)
    await decide(id, { outcome: "approved" }, (await signedIn(api, anEditor())).token)
    await desk.until(told)
    const again = await submitForReview(
      api.db.autocommit,
      poems,
      { subjectId, applicantId: poet.id },
      api.clock.now(),
    )
    await desk.until(`"review:${again}"`)
    await withdrawFromReview(api.db.autocommit, poems, subjectId)
    await desk.until(`"review:${again}"`)
    await desk.leave()
  })
})

describe("the inbox", () => {
  it("lists all kinds together, oldest first, page by page without gaps", async () => {
    const { poet, id } = await aPoem()
    const waiting = [id]
    for (let sent = 0; sent < 5; sent++) {
      const subject = { subjectId: `both ${sent}`, applicantId: poet.id }
      const kind = sent % 2 === 0 ? songs : poems
      waiting.push(await submitForReview(api.db.autocommit, kind, subject, api.clock.now()))
      api.clock.advance(1)
    }
    const seen: string[] = []
    for (let cursor = ""; ; ) {
      const { body } = await api.call(`GET /v1/editors/reviews?limit=2${cursor}`, { token: editor.token })
      seen.push(...body.items.map((item: { id: string }) => item.id))
      if (body.next_cursor === null) break
      cursor = `&cursor=${body.next_cursor}`
    }
    expect(seen).toEqual(waiting)
  })

  it("shows an editor the queues of their roles alone, and refuses the others by any address", async () => {
    const { id } = await aPoem()
    const { token } = await signedIn(api, anEditor({ editorRoles: ["moderator"] }))
    const get = (path: string) => api.call(`GET /v1/editors/${path}`, { token })
    const { items } = (await get("reviews")).body
    expect(items.map((item: { id: string }) => item.id)).not.toContain(id)
    const refused = [
      await get(`reviews/${id}`),
      await get(`reviews/${id}/files/text`),
      await decide(id, { outcome: "approved" }, token),
    ]
    expect(refused.map(({ body }) => body.code)).toEqual(Array(3).fill("account.editor_role_needed"))
    const reviewer = await signedIn(api, anEditor({ editorRoles: ["reviewer"] }))
    expect((await decide(id, { outcome: "approved" }, reviewer.token)).status).toBe(200)
  })

  it("reads a page from the index of each kind, however many wait", async () => {
    const undone = api.db.transaction(async (tx) => {
      await tx.execute(sql`insert into reviews (id, kind, subject_id, state, submitted_at)
        select gen_random_uuid(), 'poem', 'many ' || n, 'waiting', now() - n * interval '1 minute'
        from generate_series(1, 5000) n`)
      await tx.execute(sql`analyze reviews`)
      const plan = await rows(
        tx,
        sql`explain select of_kind.id from unnest(array['poem', 'song']) as wanted (kind) cross join lateral (
          select id, submitted_at from reviews where state = 'waiting' and kind = wanted.kind
          order by submitted_at, id limit 20) of_kind order by of_kind.submitted_at, of_kind.id limit 20`,
      )
      expect(JSON.stringify(plan)).toContain("reviews_waiting")
      expect(JSON.stringify(plan)).not.toContain("Seq Scan")
      throw new Error("roll back")
    })
    await expect(undone).rejects.toThrow("roll back")
  })
})

describe("the editors' queues", () => {
  it("are for editors with a second factor", async () => {
    const own = await signedIn(api, aStudent({ role: "editor" }))
    for (const address of ADDRESSES) {
      const { body } = await api.call(address, { token: own.token })
      expect([address, body.code]).toEqual([address, "auth.second_factor_setup_required"])
    }
  })

  it("show how many wait in each, and since when", async () => {
    const first = await aPoem()
    await aPoem()
    const { body } = await api.call("GET /v1/editors/queues", { token: editor.token, language: "ja" })
    const { body: item } = await api.call(`GET /v1/editors/reviews/${first.id}`, { token: editor.token })
    expect(body.items).toContainEqual({
      queue: "poems",
      title: "詩歌",
      waiting: 2,
      oldest_at: item.submitted_at,
    })
  })

  it("can contain several kinds, counted and listed together", async () => {
    const poem = await aPoem({ name: "Basho" })
    const song = { subjectId: "song 1", applicantId: poem.poet.id }
    const songId = await submitForReview(api.db.autocommit, songs, song, api.clock.now())
    const { token } = editor
    const { body: queues } = await api.call("GET /v1/editors/queues", { token, language: "en" })
    expect(queues.items.filter(({ queue }: { queue: string }) => queue === "poems")).toMatchObject([
      { title: "Poetry", waiting: 2 },
    ])
    const { body } = await api.call("GET /v1/editors/reviews?queue=poems", { token, language: "en" })
    expect(body.items).toMatchObject([
      { id: poem.id, title: "Poems" },
      { id: songId, title: "Songs" },
    ])
  })

  it("show earlier decisions of the same kind about the applicant", async () => {
    const first = await aPoem()
    await decide(first.id, { outcome: "returned", reason_key: "no-season" })
    const again = { subjectId: "poem again", applicantId: first.poet.id }
    const id = await submitForReview(api.db.autocommit, poems, again, api.clock.now())
    const { body } = await api.call(`GET /v1/editors/reviews/${id}`, { token: editor.token, language: "ja" })
    expect(body.earlier).toMatchObject([
      { title: "詩", outcome: "returned", choice: null, reason: "季節がありません。" },
    ])
    const { body: itself } = await api.call(`GET /v1/editors/reviews/${first.id}`, { token: editor.token })
    expect(itself.earlier).toEqual([])
  })

  it("list waiting reviews, oldest first, page by page", async () => {
    const poets = [
      await aPoem({ name: "Basho" }),
      await aPoem({ name: "Buson" }),
      await aPoem({ name: "Issa" }),
    ]
    const { token } = editor
    const { body: first } = await api.call("GET /v1/editors/reviews?queue=poems&limit=2", { token })
    const { body: second } = await api.call(
      `GET /v1/editors/reviews?queue=poems&limit=2&cursor=${first.next_cursor}`,
      { token },
    )
    const all = [...first.items, ...second.items]
    expect(all.map(({ id }) => id)).toEqual(poets.map(({ id }) => id))
    expect(all.map(({ applicant }) => applicant.name)).toEqual(["Basho", "Buson", "Issa"])
    expect(second.next_cursor).toBeNull()
    const { body: every } = await api.call("GET /v1/editors/reviews", { token })
    expect(every.items).toHaveLength(3)
  })

  it("return errors for an unknown queue and a foreign cursor", async () => {
    const { token } = editor
    const unknown = await api.call("GET /v1/editors/reviews?queue=songs", { token })
    expect([unknown.status, unknown.body.code]).toEqual([404, "review.no_queue"])
    for (const key of [["nonsense"], ["2026-11-15T00:00:00.000000Z", "not an id"]]) {
      const cursor = Buffer.from(JSON.stringify(key)).toString("base64url")
      const { status, body } = await api.call(`GET /v1/editors/reviews?cursor=${cursor}`, { token })
      expect([status, body.code]).toEqual([422, "cursor.invalid"])
    }
  })

  it("keep the place of a review that is changed while it waits", async () => {
    const early = await aPoem()
    await aPoem()
    const again = { subjectId: early.subjectId, applicantId: early.poet.id }
    const id = await submitForReview(api.db.autocommit, poems, again, api.clock.now())
    expect(id).toBe(early.id)
    const { body } = await api.call("GET /v1/editors/reviews?queue=poems", { token: editor.token })
    expect(body.items[0].id).toBe(early.id)
    const stale = await decide(early.id, { outcome: "approved" })
    expect([stale.status, stale.body.code]).toEqual([409, "review.changed"])
    expect((await decide(early.id, { outcome: "approved", version: 2 })).status).toBe(200)
  })
})

describe("a decision", () => {
  it("notifies the applicant in their language, and event subscribers", async () => {
    const { poet, id, subjectId } = await aPoem({ language: "ja" })
    const { status, body } = await decide(id, {
      outcome: "returned",
      reason_key: "no-season",
      reason: "Add a frog.",
      note: "Promising.",
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      state: "returned",
      decision: { by: "Mori Ayaka", reason: "The season is missing. Add a frog.", note: "Promising." },
    })
    const [mail] = await mailsTo(api, poet.account.email)
    expect(mail?.subject).toBe("詩の結果：returned")
    expect(mail?.text).toContain("季節がありません。Add a frog.")
    expect(mail?.text).not.toContain("Promising")
    expect(decisions).toEqual([
      { reviewId: id, subjectId, applicantId: poet.id, outcome: "returned", decidedBy: editor.id },
    ])
    const emitted = await rows<{ payload: ReviewDecided }>(
      api.db.autocommit,
      sql`select payload from events where name = 'poem.decided' and payload->>'reviewId' = ${id}`,
    )
    expect(emitted).toHaveLength(1)
    expect(await ownReview(api.db.autocommit, poems, poet.id)).toMatchObject({
      state: "returned",
      reason: { ja: "季節がありません。Add a frog." },
    })
  })

  it("is audited with editor, applicant and outcome", async () => {
    const { poet, id } = await aPoem()
    await decide(id, { outcome: "approved" })
    const [entry] = await auditAbout(api.db.autocommit, { noun: "user", id: poet.id })
    expect(entry).toMatchObject({
      event: "review.decided",
      actor: "editor",
      actorId: editor.id,
      details: { review: id, kind: "poem", outcome: "approved" },
    })
  })

  // spec: membership.review
  it("by two editors at once: one counts, and the other gets an error that names the first", async () => {
    const { id } = await aPoem()
    const other = await signedIn(api, anEditor({ name: "Tanaka Ken" }))
    const answers = await Promise.all([
      decide(id, { outcome: "approved" }),
      decide(id, { outcome: "declined", reason_key: "not-a-poem" }, other.token),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = answers.find(({ status }) => status === 200)?.body
    const loser = answers.find(({ status }) => status === 409)?.body
    expect(loser.code).toBe("review.decided_already")
    const did = winner.state === "approved" ? "approved" : "declined"
    expect(loser.errors.outcome).toEqual([`${winner.decision.by} has ${did} this.`])
    expect(decisions).toHaveLength(1)
    const seen = await api.call(`GET /v1/editors/reviews/${id}`, { token: other.token })
    expect(seen.body.decision.by).toBe(winner.decision.by)
  })

  it("to return or decline requires a reason that belongs to the outcome", async () => {
    const { id } = await aPoem()
    for (const body of [
      { outcome: "returned" },
      { outcome: "declined", reason: "   " },
      { outcome: "declined", reason_key: "no-season" },
      { outcome: "returned", reason_key: "made-up" },
    ]) {
      const answer = await decide(id, body)
      expect([answer.status, answer.body.code]).toEqual([422, "request.invalid"])
    }
    expect((await decide(id, { outcome: "declined", reason: "Not for us." })).status).toBe(200)
  })

  it("is rolled back if its handler fails", async () => {
    const { poet, id } = await aPoem()
    isFailing = true
    expect((await decide(id, { outcome: "approved" })).status).toBe(500)
    expect(api.takeLogLines().join("")).toContain("The decision handler fails")
    const { body } = await api.call(`GET /v1/editors/reviews/${id}`, { token: editor.token })
    expect([body.state, body.decision]).toEqual(["waiting", null])
    expect(await mailsTo(api, poet.account.email)).toEqual([])
  })

  it("is not needed for a withdrawn review, or for a deleted account", async () => {
    const { subjectId, id } = await aPoem()
    expect(await withdrawFromReview(api.db.autocommit, poems, subjectId)).toBe(true)
    expect(await withdrawFromReview(api.db.autocommit, poems, subjectId)).toBe(false)
    const answer = await decide(id, { outcome: "approved" })
    expect([answer.status, answer.body.code]).toEqual([409, "review.withdrawn"])

    const left = await aPoem()
    await api.db.transaction((tx) => removeAccounts(tx, [left.poet.id]))
    expect((await decide(left.id, { outcome: "approved" })).body.code).toBe("review.not_found")
    const gone = await api.call(`GET /v1/editors/reviews/${left.id}`, { token: editor.token })
    expect(gone.status).toBe(404)
  })

  it("is followed by a new review if the subject is submitted again", async () => {
    const { poet, subjectId, id } = await aPoem()
    await decide(id, { outcome: "returned", reason_key: "no-season" })
    const again = { subjectId, applicantId: poet.id }
    const next = await submitForReview(api.db.autocommit, poems, again, api.clock.now())
    expect(next).not.toBe(id)
    expect((await decide(next, { outcome: "approved" })).body.state).toBe("approved")
    expect((await ownReview(api.db.autocommit, poems, poet.id))?.state).toBe("approved")
  })
})

describe("a file of a review", () => {
  const page = (id: string, name = "page") =>
    api.call(`GET /v1/editors/reviews/${id}/files/${name}`, { token: editor.token })

  it("is visible to editors while it waits, and every view is audited", async () => {
    const { poet, id } = await aPoem()
    const { status, body } = await page(id)
    expect([status, body]).toEqual([200, picture.toString()])
    expect((await page(id, "nothing")).status).toBe(404)
    const entries = await auditAbout(api.db.autocommit, { noun: "user", id: poet.id })
    const looks = entries.filter(({ event }) => event === "review.file_seen")
    expect(looks).toMatchObject([{ actorId: editor.id, details: { review: id, file: "page" } }])
  })

  it("is not visible after the decision", async () => {
    const { id } = await aPoem()
    await decide(id, { outcome: "approved" })
    expect((await page(id)).status).toBe(404)
  })
})
