// What is stored about a document, and where its text can be found: nowhere but in its owner's hands.
import { randomUUID } from "node:crypto"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { createApi } from "#api/app"
import { rows } from "#api/kernel/db/client"
import { namedId } from "#api/kernel/db/ids"
import type { Notice } from "#api/kernel/events/events"
import { openRow } from "#api/kernel/features/personal-data"
import { selectRowsOf } from "#api/kernel/features/personal-data/queries"
import { createVault } from "#api/kernel/security/vault"
import { signedIn } from "#api/modules/identity/auth/builders"
import { removePeople } from "#api/modules/identity/deletion/service"
import { callerOf, startTestApi, type TestApi } from "#api/testing/api"
import { anAnswer, anEntrySheet } from "./builders.ts"
import { resealDocuments } from "./jobs.ts"
import { documentOf, documentsOf } from "./service.ts"
import { versionOf } from "./versions/service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const SECRETS = ["Himitsu Shoji", "私だけの秘密の話", "Sent on Friday"]
const sheet = (text = "私だけの秘密の話") =>
  anEntrySheet({ title: "Himitsu Shoji", answers: [anAnswer(text, { id: namedId(ANSWER) })] })
const ANSWER = randomUUID()

/** With a current text and a named version. */
async function anOwner() {
  const owner = await signedIn(api)
  const id = randomUUID()
  const path = `/v1/career/documents/${id}`
  const call = (route: string, body?: object) => api.call(route, { token: owner.token, body })
  expect((await call(`PUT ${path}`, { version: 0, content: sheet() })).status).toBe(200)
  expect((await call(`POST ${path}/versions`, { version: 1, name: "Sent on Friday" })).status).toBe(200)
  expect((await call(`PUT ${path}`, { version: 1, content: sheet("今の文章") })).status).toBe(200)
  return { ...owner, document: namedId<Parameters<typeof documentOf>[3]>(id), path, call }
}

const everyRow = async () => {
  const tables = await rows<{ name: string }>(
    api.db.autocommit,
    sql`select table_schema || '.' || table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const found = await rows<{ row: object }>(
      api.db.autocommit,
      sql`select to_jsonb(t) as row from ${sql.raw(
        name
          .split(".")
          .map((part) => `"${part}"`)
          .join("."),
      )} t`,
    )
    texts.push(...found.map(({ row }) => `${name} ${JSON.stringify(row)}`))
  }
  return texts
}

describe("the text of a document", () => {
  it("is in no table, event, log line, notification, audit entry or search result", async () => {
    const heard: Notice[] = []
    const unlisten = api.events.listen({ event: (notice) => void heard.push(notice), resync: () => {} })
    const { token, id: userId, call, path } = await anOwner()
    // Errors are logged without the body that caused them.
    await call(`PUT ${path}`, { version: 7, content: sheet() })
    await call(`PUT ${path}`, { version: 2, content: { ...sheet(), application: "Himitsu Shoji" } })
    await api.settle()
    for (const words of ["Himitsu", "秘密"]) {
      const found = await api.call(`GET /v1/search?q=${encodeURIComponent(words)}`, { token })
      expect(JSON.stringify(found.body.items ?? found.body)).not.toContain("Shoji")
    }
    const places = [...(await everyRow()), ...api.everyLine, JSON.stringify(heard)]
    expect(places.length).toBeGreaterThan(10)
    for (const secret of SECRETS)
      expect(
        places.filter((place) => place.includes(secret) || place.includes(JSON.stringify(secret))),
      ).toEqual([])
    const expected = { name: "career_documents.changed", tags: ["career-documents"], audience: [userId] }
    expect(heard.filter(({ name }) => name.startsWith("career"))).toContainEqual(expected)
    unlisten()
  })

  it("does not open in another place", async () => {
    const [one, other] = [await anOwner(), await anOwner()]
    const moved = sql`update career_documents set
      sealed_content = (select sealed_content from career_documents where user_id = ${one.id})
      where user_id = ${other.id}`
    await api.db.autocommit.execute(moved)
    const opening = documentOf(api.db.autocommit, api, other.id, other.document)
    await expect(opening).rejects.toThrow()
  })

  it("is readable after a change of the key, and after the old key is gone", async () => {
    const { id: userId, document } = await anOwner()
    const [older, newer] = [api.config.encryptionKeys.current, Buffer.from("a newer key, only for tests")]
    const both = createVault({ current: newer, previous: older })
    const expectReadable = async (vault: TestApi["vault"]) => {
      const tx = api.db.autocommit
      expect(await documentsOf(tx, { vault }, userId)).toMatchObject({
        items: [{ summary: { title: "Himitsu Shoji" } }],
        unreadable: 0,
      })
      expect(await documentOf(tx, { vault }, userId, document)).toMatchObject({ content: sheet("今の文章") })
      expect(await versionOf(tx, { vault }, userId, document, 1)).toMatchObject({
        content: sheet(),
        summary: { name: "Sent on Friday" },
      })
    }
    await expectReadable(both)
    await resealDocuments(api.db, both)
    await resealDocuments(api.db, both)
    await expectReadable(createVault({ current: newer, previous: undefined }))
    await expect(expectReadable(createVault({ current: older, previous: undefined }))).rejects.toThrow()
  })

  it("is counted but not listed while its key is missing, and the log says how to read it again", async () => {
    const { token, id, document, path } = await anOwner()
    const vault = createVault({ current: Buffer.from("another key, only for tests"), previous: undefined })
    const call = callerOf(createApi({ ...api, vault }))
    expect((await call("GET /v1/career/documents", { token })).body).toEqual({ items: [], unreadable: 1 })
    expect((await call(`GET ${path}/versions`, { token })).body).toEqual({ items: [], next_cursor: null })
    expect(await call(`GET ${path}`, { token })).toMatchObject({
      status: 503,
      body: { code: "server.unavailable" },
    })
    expect(api.takeLogLines().join()).toContain("name that key in ENCRYPTION_KEY_PREVIOUS")
    for (const table of api.personalTables)
      if (!("leftOut" in table) && table.table === "career_documents")
        for (const row of await selectRowsOf(api.db.autocommit, table, id))
          expect(openRow(vault, table, row)).toMatchObject({ id: document, content: null, summary: null })
    await resealDocuments(api.db, vault)
    expect((await api.call(`GET ${path}`, { token })).body.content).toEqual(sheet("今の文章"))
  })

  it("is in the owner's data archive, opened, and is deleted with the account", async () => {
    const [amara, ben] = [await anOwner(), await anOwner()]
    const archive: object[] = []
    for (const table of api.personalTables)
      if (!("leftOut" in table) && table.table.startsWith("career_document"))
        for (const row of await selectRowsOf(api.db.autocommit, table, amara.id))
          archive.push(openRow(api.vault, table, row))
    expect(archive).toMatchObject([
      {
        user_id: amara.id,
        kind: "entry-sheet",
        content: sheet("今の文章"),
        summary: { title: "Himitsu Shoji" },
      },
      { version: 1, content: sheet(), summary: { name: "Sent on Friday" } },
    ])
    expect(JSON.stringify(archive)).not.toContain("sealed_")
    expect(JSON.stringify(archive)).not.toContain(ben.id)
    await api.db.transaction((tx) => removePeople(tx, [amara.id], api.accountDeletionHooks, api.clock.now()))
    for (const table of ["career_documents", "career_document_versions"])
      expect(await rows(api.db.autocommit, sql`select user_id from ${sql.identifier(table)}`)).toEqual([
        { user_id: ben.id },
      ])
  })
})
