import { randomUUID } from "node:crypto"
import {
  LONGEST_ANSWER,
  MOST_ANSWERS,
  MOST_DOCUMENTS_OF,
} from "@shirube/vocabulary/career/career-documents/choices"
import { BODY_LIMIT_BYTES } from "@shirube/vocabulary/http/body"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { namedId } from "#api/kernel/db/ids"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { countStatements } from "#api/testing/statements"
import { anAnswer, anEntrySheet, anEpisode } from "./builders.ts"
import { saveDocument } from "./service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const PATH = "/v1/career/documents"
const call = (token: string, route: string, body?: object) => api.call(route, { token, body })
const put = (token: string, id: string, body: object) => call(token, `PUT ${PATH}/${id}`, body)
const save = (token: string, id: string, version: number, content: object) =>
  put(token, id, { version, content })
const read = (token: string, id: string) => call(token, `GET ${PATH}/${id}`)
const list = async (token: string, query = "") => (await call(token, `GET ${PATH}${query}`)).body.items
const cost = (work: () => Promise<unknown>) => countStatements(work, /"career_document/)

describe("a document", () => {
  it("is saved unfinished, read back unchanged, and listed by its title", async () => {
    const { token } = await signedIn(api)
    const [id, application] = [randomUUID(), randomUUID()]
    const content = anEntrySheet({ application, answers: [anAnswer("一行目。\n\n 二 行目 "), anAnswer("")] })
    const made = await save(token, id, 0, content)
    expect([made.status, made.body]).toEqual([
      200,
      { id, version: 1, updated_at: "2026-11-15T00:00:00.000Z" },
    ])
    api.clock.advance(60)
    expect((await read(token, id)).body).toEqual({
      id,
      kind: "entry-sheet",
      version: 1,
      content,
      created_at: "2026-11-15T00:00:00.000Z",
      updated_at: "2026-11-15T00:00:00.000Z",
    })
    const changed = { ...content, title: "Kumo Trading", answers: [anAnswer("𠮷野家")] }
    expect((await save(token, id, 1, changed)).body).toMatchObject({ version: 2 })
    expect(await list(token)).toEqual([
      {
        id,
        kind: "entry-sheet",
        version: 2,
        title: "Kumo Trading",
        application,
        characters: 3,
        created_at: "2026-11-15T00:00:00.000Z",
        updated_at: "2026-11-15T00:01:00.000Z",
      },
    ])
  })

  it("is listed with others of its kind, last changed first", async () => {
    const { token } = await signedIn(api)
    const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()]
    for (const [id, content] of [
      [a, anEpisode()],
      [b, anEntrySheet()],
      [c, anEpisode()],
    ] as const) {
      await save(token, id, 0, content)
      api.clock.advance(1)
    }
    await save(token, a, 1, anEpisode({ result: "Less waste" }))
    const idsOf = async (query?: string) => (await list(token, query)).map(({ id }: { id: string }) => id)
    expect(await idsOf()).toEqual([a, c, b])
    expect(await idsOf("?kind=episode")).toEqual([a, c])
    expect(await idsOf("?kind=resume")).toEqual([])
    expect((await call(token, `GET ${PATH}?kind=diary`)).status).toBe(422)
  })

  it("needs valid fields", async () => {
    const { token } = await signedIn(api)
    const id = randomUUID()
    const twice = randomUUID()
    const wrong: object[] = [
      { kind: "diary" },
      anEpisode({ title: "x".repeat(81) }),
      anEpisode({ situation: "x".repeat(2_001) }),
      anEpisode({ from: "2025-13" }),
      anEpisode({ strengths: ["initiative", "initiative"] }),
      { ...anEpisode(), strengths: ["charm"] },
      anEntrySheet({ answers: [anAnswer("x".repeat(LONGEST_ANSWER + 1))] }),
      anEntrySheet({ answers: [anAnswer("", { id: twice }), anAnswer("", { id: twice })] }),
      anEntrySheet({ answers: [anAnswer("", { limit: 0 })] }),
      anEntrySheet({ answers: Array.from({ length: MOST_ANSWERS + 1 }, () => anAnswer("")) }),
      anEntrySheet({ application: "not-an-id" }),
      { ...anEpisode(), kind: "entry-sheet" },
    ]
    for (const content of wrong)
      expect([content, (await save(token, id, 0, content)).status]).toEqual([content, 422])
    for (const version of [-1, 1.5, 2_000_000_000])
      expect((await save(token, id, version, anEpisode())).status).toBe(422)
    expect((await save(token, "not-an-id", 0, anEpisode())).status).toBe(422)
    expect(await list(token)).toEqual([])
  })

  it("has room for the longest entry sheet, and refuses a larger body unread", async () => {
    const { token } = await signedIn(api)
    const longest = anEntrySheet({
      answers: Array.from({ length: MOST_ANSWERS }, () => anAnswer("語".repeat(LONGEST_ANSWER))),
    })
    const id = randomUUID()
    expect((await save(token, id, 0, longest)).status).toBe(200)
    expect((await read(token, id)).body.content).toEqual(longest)
    const huge = { ...longest, more: "x".repeat(BODY_LIMIT_BYTES) }
    expect((await save(token, id, 1, huge)).status).toBe(413)
  })

  it("keeps what was typed, without characters that cannot be shown", async () => {
    const { token } = await signedIn(api)
    const id = randomUUID()
    await save(token, id, 0, anEpisode({ title: "a\nb", situation: "one\r\ntwo\u0007 \n\n\n three " }))
    expect((await read(token, id)).body.content).toMatchObject({
      title: "a b",
      situation: "one\ntwo \n\n\n three ",
    })
  })

  it("is created once however often it is sent, and a repeated save is idempotent", async () => {
    const { token } = await signedIn(api)
    const id = randomUUID()
    const content = anEpisode()
    const made = await Promise.all(Array.from({ length: 5 }, () => save(token, id, 0, content)))
    expect(made.map(({ status, body }) => [status, body.version])).toEqual(Array(5).fill([200, 1]))
    const changed = anEpisode({ result: "Half as much waste" })
    const first = await save(token, id, 1, changed)
    api.clock.advance(30)
    expect((await save(token, id, 1, changed)).body).toEqual(first.body)
    // Nothing has changed, so there is no new version either.
    expect((await save(token, id, 2, changed)).body).toEqual(first.body)
  })

  it("reports a conflict between two windows, and keeps what the first has saved", async () => {
    const { token } = await signedIn(api)
    const id = randomUUID()
    await save(token, id, 0, anEpisode())
    const windows = await Promise.all(
      ["from here", "from there"].map((result) => save(token, id, 1, anEpisode({ result }))),
    )
    expect(windows.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(windows.find(({ status }) => status === 409)?.body).toMatchObject({
      code: "career_document.changed_elsewhere",
      message: expect.stringContaining("another window"),
    })
    const winner = windows.findIndex(({ status }) => status === 200)
    expect((await read(token, id)).body.content.result).toBe(["from here", "from there"][winner])
    const late = await api.call(`PUT ${PATH}/${id}`, {
      token,
      body: { version: 1, content: anEpisode({ result: "late" }) },
      language: "ja",
    })
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining("別の画面")])
  })

  it("does not become another kind, and stays deleted for a window that still has it open", async () => {
    const { token } = await signedIn(api)
    const id = randomUUID()
    await save(token, id, 0, anEpisode())
    expect((await save(token, id, 1, anEntrySheet())).body.code).toBe("career_document.not_found")
    expect((await call(token, `DELETE ${PATH}/${id}`)).status).toBe(204)
    for (const answer of [
      await call(token, `DELETE ${PATH}/${id}`),
      await read(token, id),
      await save(token, id, 1, anEpisode()),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, "career_document.not_found"])
  })

  it("is invisible to everyone else, who may use the same id for their own", async () => {
    const owner = await signedIn(api)
    const id = randomUUID()
    await save(owner.token, id, 0, anEpisode())
    for (const who of [anEditor(), aStudent({ role: "company" }), aStudent()]) {
      const { token } = await signedIn(api, who)
      for (const tried of [
        await read(token, id),
        await save(token, id, 1, anEpisode({ title: "Mine now" })),
        await call(token, `DELETE ${PATH}/${id}`),
        await call(token, `GET ${PATH}/${id}/versions`),
        await call(token, `POST ${PATH}/${id}/versions`, { version: 1 }),
      ])
        expect([tried.status, tried.body.code]).toEqual([404, "career_document.not_found"])
      expect(await list(token)).toEqual([])
      expect((await save(token, id, 0, anEpisode({ title: "Theirs" }))).status).toBe(200)
      expect((await call(token, `DELETE ${PATH}/${id}`)).status).toBe(204)
    }
    expect((await read(owner.token, id)).body.content).toEqual(anEpisode())
  })

  it("is limited in number for each kind, also with concurrent creations", async () => {
    const { id: userId, token } = await signedIn(api)
    const most = MOST_DOCUMENTS_OF.episode
    const first = randomUUID()
    await save(token, first, 0, anEpisode())
    await api.db.autocommit.execute(
      sql`insert into career_documents select user_id, gen_random_uuid(), kind, version, sealed_content, sealed_summary, kept_at, created_at, updated_at
        from career_documents, generate_series(1, ${most - 3}) where user_id = ${userId}`,
    )
    const made = await Promise.all(Array.from({ length: 4 }, () => save(token, randomUUID(), 0, anEpisode())))
    expect(made.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
    expect(made.find(({ status }) => status === 409)?.body.code).toBe("career_document.too_many")
    expect((await save(token, randomUUID(), 0, anEntrySheet())).status).toBe(200)
    expect((await save(token, first, 1, anEpisode({ result: "still saved" }))).status).toBe(200)
  })

  it("keeps the previous text if a save is interrupted, and the save can be repeated", async () => {
    const { id: userId, token } = await signedIn(api)
    const id = randomUUID()
    await save(token, id, 0, anEpisode())
    api.clock.advance(3_600)
    const written = { version: 1, content: anEpisode({ result: "x" }), keeps_previous: true }
    const interrupted = api.db.transaction(async (tx) => {
      await saveDocument(tx, api, userId, namedId(id), written, api.clock.now())
      throw new Error("killed")
    })
    await expect(interrupted).rejects.toThrow("killed")
    expect((await read(token, id)).body).toMatchObject({ version: 1, content: anEpisode() })
    expect(await rows(api.db.autocommit, sql`select 1 from career_document_versions`)).toEqual([])
    expect((await put(token, id, written)).body.version).toBe(2)
  })

  it("takes as many statements in a long list as in a short one, and two for a save", async () => {
    const { token } = await signedIn(api)
    const id = randomUUID()
    await save(token, id, 0, anEpisode())
    const few = await cost(() => list(token))
    for (let each = 0; each < 20; each++) await save(token, randomUUID(), 0, anEntrySheet())
    expect([few, await cost(() => list(token))]).toEqual([1, 1])
    expect(await cost(() => read(token, id))).toBe(1)
    expect(await cost(() => save(token, id, 1, anEpisode({ result: "x" })))).toBe(2)
  })
})
