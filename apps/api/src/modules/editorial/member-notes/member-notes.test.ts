import { afterAll, beforeAll, expect, it } from "vitest"
import { removeAccounts } from "#api/modules/identity/accounts/service"
import { auditAbout } from "#api/modules/identity/audit/builders"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { statementsOf } from "#api/testing/statements"

let api: TestApi
let editor: Awaited<ReturnType<typeof signedIn>>
let colleague: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  api = await startTestApi()
  editor = await signedIn(api, anEditor({ name: "Mori Ayaka" }))
  colleague = await signedIn(api, anEditor({ name: "Tanaka Ken" }))
})
afterAll(() => api.stop())

const call = (route: string, body?: object, { token } = editor) =>
  api.call(route, { token, ...(body ? { body } : {}) })
const write = (id: string, text: string, by = editor) =>
  call(`POST /v1/editors/members/${id}/notes`, { text }, by)
const notesOf = async (id: string, query = "", by = editor) =>
  (await call(`GET /v1/editors/members/${id}/notes${query}`, undefined, by)).body

it("notes about a person are listed newest first, page by page, with their writer", async () => {
  const { id } = await signedIn(api, aStudent())
  for (const text of ["One", "Two", "Three"]) {
    await write(id, text, text === "Two" ? colleague : editor)
    api.clock.advance(1)
  }
  const first = await notesOf(id, "?limit=2")
  expect(first.items).toMatchObject([
    { text: "Three", by: "Mori Ayaka", is_own: true, edited_at: null },
    { text: "Two", by: "Tanaka Ken", is_own: false },
  ])
  const second = await notesOf(id, `?limit=2&cursor=${first.next_cursor}`)
  expect([second.items[0].text, second.next_cursor]).toEqual(["One", null])
  expect(await statementsOf(() => notesOf(id), /"member_notes"/)).toHaveLength(1)
})

it("a note is changed and removed by its writer alone", async () => {
  const { id } = await signedIn(api, aStudent())
  const note = (await write(id, "Was rude on the phone.")).body
  const path = `/v1/editors/notes/${note.id}`
  for (const refused of [
    await call(`PUT ${path}`, { text: "Was kind." }, colleague),
    await call(`DELETE ${path}`, undefined, colleague),
  ])
    expect(refused.body.code).toBe("member_note.not_yours")
  expect((await call(`PUT ${path}`, { text: "Called twice." })).body).toMatchObject({
    text: "Called twice.",
    edited_at: expect.any(String),
  })
  expect((await call(`DELETE ${path}`)).status).toBe(204)
  expect((await call(`DELETE ${path}`)).status).toBe(404)
  expect((await notesOf(id)).items).toEqual([])
  const events = (await auditAbout(api.db.autocommit, { noun: "user", id })).map(({ event }) => event)
  expect(events.filter((event) => event.startsWith("member_note")).sort()).toEqual([
    "member_note.changed",
    "member_note.removed",
    "member_note.written",
  ])
})

it("a note needs a text and a person", async () => {
  const { id } = await signedIn(api, aStudent())
  for (const text of ["", "  \n ", "a".repeat(2_001), 7])
    expect((await call(`POST /v1/editors/members/${id}/notes`, { text })).status).toBe(422)
  const stranger = crypto.randomUUID()
  expect((await write(stranger, "Hello")).status).toBe(404)
  expect((await call(`GET /v1/editors/members/${stranger}/notes`)).status).toBe(404)
})

it("notes are deleted with the account, and stay when their writer leaves", async () => {
  const { id } = await signedIn(api, aStudent())
  const leaving = await signedIn(api, anEditor())
  await write(id, "Prefers email.", leaving)
  await api.db.transaction((tx) => removeAccounts(tx, [leaving.id]))
  expect((await notesOf(id)).items).toMatchObject([{ text: "Prefers email.", by: null }])
  await api.db.transaction((tx) => removeAccounts(tx, [id]))
  expect((await call(`GET /v1/editors/members/${id}/notes`)).status).toBe(404)
})
