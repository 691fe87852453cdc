import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { auditBy } from "#api/modules/identity/audit/builders"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aDone, TEXT } from "../builders.ts"

let api: TestApi
let editor: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(async () => {
  await api.empty()
  editor = await signedIn(api, anEditor())
})
afterAll(() => api.stop())

const report = (token: string, id: string) =>
  api.call(`PUT /v1/complaints/document-review/${id}`, { token, body: { reason: "private" } })

const waiting = async () =>
  (await api.call("GET /v1/editors/reviews?queue=reported-reviews", { token: editor.token })).body.items

describe("a report about a review", () => {
  it("is made by its two people only", async () => {
    const { id, student, mentor } = await aDone(api)
    const other = await signedIn(api, aStudent({ isVerified: true }))
    expect((await report(other.token, id)).body.code).toBe("complaint.nothing_there")
    for (const { token } of [student, mentor]) expect((await report(token, id)).status).toBe(204)
    expect(await waiting()).toHaveLength(2)
  })

  it("shows the editor question and comments, not the document, and records the reading", async () => {
    const { id, student, mentor } = await aDone(api)
    await report(student.token, id)
    const [{ id: review }] = await waiting()
    const { body } = await api.call(`GET /v1/editors/reviews/${review}`, { token: editor.token })
    const shown = JSON.stringify(body)
    expect(shown).toContain("Say for whom you listened.")
    expect(shown).not.toContain(TEXT)
    expect(shown).not.toContain("Aozora")
    const read = (await auditBy(api.db.autocommit, editor.id)).filter(({ event }) => event === "review.read")
    expect(read).toHaveLength(1)
    const decided = await api.call(`POST /v1/editors/reviews/${review}/decision`, {
      token: editor.token,
      body: { version: body.version, outcome: "returned", reason_key: "private" },
    })
    expect(decided.status).toBe(200)
    const seen = await api.call(`GET /v1/document-reviews/${id}`, { token: mentor.token })
    expect(seen.body.code).toBe("document_review.not_found")
  })
})
