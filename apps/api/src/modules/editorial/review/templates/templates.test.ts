import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { decidedEvent, reviewKind } from "#api/kernel/features/review-kinds"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/services/mails"
import { submitForReview } from "../service.ts"

const poems = reviewKind({
  name: "poem",
  editorRole: "reviewer",
  queue: "poems",
  queuePosition: 100,
  title: { en: "Poem", ja: "詩" },
  reasons: [
    { key: "no-season", outcome: "returned", text: { en: "No season.", ja: "季節がありません。" } },
    { key: "not-a-poem", outcome: "declined", text: { en: "This is prose.", ja: "これは散文です。" } },
  ],
  show: async () => ({ facts: [], files: [] }),
  decided: async () => {},
  event: decidedEvent("poem.decided", ["poems"]),
  letter: (_outcome, reason) => ({
    en: { subject: "Your poem", paragraphs: reason ? [reason.en] : [] },
    ja: { subject: "あなたの詩", paragraphs: reason ? [reason.ja] : [] },
  }),
})

let api: TestApi
let editor: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" }, { reviewKinds: [poems] })
  editor = await signedIn(api, anEditor({ editorRoles: ["reviewer"] }))
})
afterAll(() => api.stop())
beforeEach(() => api.db.autocommit.execute(sql`delete from decision_templates`))

const call = (route: string, body?: object, { token } = editor) =>
  api.call(route, { token, language: "en", ...(body ? { body } : {}) })
const ofPoems = async () =>
  (await call("GET /v1/editors/templates")).body.items.find(({ kind }: { kind: string }) => kind === "poem")
const texts = async () => (await ofPoems()).templates.map(({ en }: { en: string }) => en)
const change = (key: string, body: object) => call(`PUT /v1/editors/templates/poem/${key}`, body)
const add = (body: object) => call("POST /v1/editors/templates/poem", { outcome: "returned", ...body })

describe("templates for decisions", () => {
  it("begin with the sentences of the program, for the kinds of the editor's roles", async () => {
    expect(await ofPoems()).toMatchObject({
      title: "Poem",
      outcomes: [
        { outcome: "returned", label: null },
        { outcome: "declined", label: null },
      ],
      templates: [
        { key: "no-season", outcome: "returned", en: "No season.", ja: "季節がありません。", version: 0 },
        { key: "not-a-poem", outcome: "declined", version: 0 },
      ],
    })
    const { items } = (await call("GET /v1/editors/templates")).body
    expect(items.map(({ kind }: { kind: string }) => kind)).not.toContain("suspension-appeal")
    const other = await call("POST /v1/editors/templates/suspension-appeal", {
      outcome: "declined",
      en: "No.",
      ja: "いいえ。",
    })
    expect(other.body.code).toBe("account.editor_role_needed")
    expect(
      (await call("POST /v1/editors/templates/novel", { outcome: "declined", en: "No.", ja: "否。" })).status,
    ).toBe(404)
  })

  it("are added, changed and removed by editors", async () => {
    const { status, body } = await add({ en: "Try a haiku.", ja: "俳句にしてみてください。" })
    expect([status, body.version]).toEqual([201, 1])
    expect(
      (await change("no-season", { version: 0, en: "Which season?", ja: "季節はいつですか。" })).status,
    ).toBe(200)
    expect(await texts()).toEqual(["Which season?", "This is prose.", "Try a haiku."])
    for (const key of ["not-a-poem", body.key])
      expect((await call(`DELETE /v1/editors/templates/poem/${key}`)).status).toBe(204)
    expect((await call(`DELETE /v1/editors/templates/poem/${body.key}`)).status).toBe(204)
    expect(await texts()).toEqual(["Which season?"])
    expect((await change("not-a-poem", { version: 0, en: "Back?", ja: "戻りますか。" })).status).toBe(404)
  })

  it("of two editors who change one at once, one counts", async () => {
    const answers = await Promise.all(
      ["One", "Two"].map((en) => change("no-season", { version: 0, en, ja: en })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("decision_template.changed")
  })

  it("are refused with an unknown placeholder, and stay few", async () => {
    const { status, body } = await add({ en: "Dear {nane}", ja: "{name}さん" })
    expect([status, Object.keys(body.errors)]).toEqual([422, ["en"]])
    expect((await add({ en: " ", ja: "あ" })).status).toBe(422)
    for (let added = 2; added < 30; added++)
      expect((await add({ en: `Text ${added}`, ja: "文" })).status).toBe(201)
    expect((await add({ en: "One more", ja: "文" })).body.code).toBe("decision_template.too_many")
  })

  it("are sent in the applicant's language with their placeholders filled, as they were at the decision", async () => {
    const poet = await signedIn(api, aStudent({ name: "Basho", language: "ja" }))
    const { key } = (await add({ en: "{name}, your {item} is long.", ja: "{name}さん、{item}が長いです。" }))
      .body
    const subject = { subjectId: "poem 1", applicantId: poet.id }
    const id = await submitForReview(api.db.autocommit, poems, subject, api.clock.now())
    const { reasons } = (await call(`GET /v1/editors/reviews/${id}`)).body
    expect(reasons.at(-1)).toEqual({
      key,
      outcome: "returned",
      text: "Basho, your Poem is long.",
      texts: { en: "Basho, your Poem is long.", ja: "Bashoさん、詩が長いです。" },
    })
    const decision = { version: 1, outcome: "returned", reason_key: key }
    expect((await call(`POST /v1/editors/reviews/${id}/decision`, decision)).status).toBe(200)
    await call(`DELETE /v1/editors/templates/poem/${key}`)
    const [mail] = await mailsTo(api, poet.account.email)
    expect(mail?.text).toContain("Bashoさん、詩が長いです。")
    expect((await call(`GET /v1/editors/reviews/${id}`)).body.decision.reason).toBe(
      "Basho, your Poem is long.",
    )
  })
})
