import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/services/mails"
import { anAdministrator } from "../builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
})
afterAll(() => api.stop())
beforeEach(() => api.empty())

const listed = async (token: string) => (await api.call("GET /v1/editors/people", { token })).body.items
const remove = (token: string, id: string, language: "en" | "ja" = "en") =>
  api.call(`DELETE /v1/editors/people/${id}`, { token, language })
const queues = async (token: string) => (await api.call("GET /v1/editors/queues", { token })).status

describe("an administrator", () => {
  it("sees all editors, and that the last administrator cannot be removed", async () => {
    const { token, id } = await anAdministrator(api, { name: "Sato Ken" })
    const editor = await signedIn(api, anEditor({ name: "Mori Ayaka" }))
    await signedIn(api, aStudent())
    expect(await listed(token)).toMatchObject([
      { id: editor.id, name: "Mori Ayaka", is_administrator: false, is_self: false, may_remove: true },
      { id, name: "Sato Ken", is_administrator: true, is_self: true, may_remove: false },
    ])
    for (const [language, words] of [
      ["en", "This is the last administrator."],
      ["ja", "最後の管理者の権限は外せません"],
    ] as const) {
      const refused = await remove(token, id, language)
      expect([refused.status, refused.body.code]).toEqual([409, "editors.last_administrator"])
      expect(refused.body.message).toContain(words)
    }
    expect(await queues(token)).toBe(200)
  })

  it("changes what an editor may do from their next request on, and tells them", async () => {
    const { token, id } = await anAdministrator(api)
    const editor = await signedIn(api, anEditor())
    const set = (person: string, ...roles: string[]) =>
      api.call(`PUT /v1/editors/people/${person}/roles`, { token, body: { editor_roles: roles } })
    const screenings = async () =>
      (await api.call("GET /v1/editors/screenings", { token: editor.token })).status
    expect(await screenings()).toBe(200)
    expect((await set(editor.id, "reviewer", "writer", "writer")).status).toBe(204)
    const refused = await api.call("GET /v1/editors/screenings", { token: editor.token })
    expect([refused.status, refused.body.code]).toEqual([409, "account.editor_role_needed"])
    expect((await api.call("GET /v2/user", { token: editor.token })).body.editor_roles).toEqual([
      "writer",
      "reviewer",
    ])
    expect((await listed(token)).find((each: { id: string }) => each.id === editor.id)?.editor_roles).toEqual(
      ["writer", "reviewer"],
    )
    const [mail] = await mailsTo(api, editor.account.email)
    expect(mail?.subject).toContain("Your role as an editor of Shirube has changed")
    expect(mail?.text).toContain("review and publish them")
    // The same choice again changes nothing.
    expect((await set(editor.id, "writer", "reviewer")).status).toBe(204)
    expect(await mailsTo(api, editor.account.email)).toHaveLength(1)
    const audited = await rows(
      api.db.autocommit,
      sql`select details from audit_entries where event = 'account.editor_roles_changed'`,
    )
    expect(audited).toEqual([
      { details: { before: "writer reviewer moderator screener", after: "writer reviewer" } },
    ])
    expect((await set(id, "writer")).body.code).toBe("editors.administrator")
    expect((await set((await signedIn(api, aStudent())).id, "writer")).body.code).toBe("editors.not_found")
    for (const wrong of [[], ["administrator"], Array(5).fill("writer")])
      expect((await set(editor.id, ...wrong)).status).toBe(422)
  })

  it("takes an editor's rights away: every session ends at once, and signing in again opens no page for editors", async () => {
    const { token, id } = await anAdministrator(api)
    const editor = await signedIn(api, anEditor())
    const elsewhere = await api.call("POST /v1/auth/login", { body: editor.account })
    expect((await remove(token, editor.id)).status).toBe(204)
    const refreshed = await api.call("POST /v1/auth/refresh", {
      token: elsewhere.body.refresh_token.refresh_token,
    })
    expect([await queues(editor.token), refreshed.status]).toEqual([401, 400])

    const back = (await api.call("POST /v1/auth/login", { body: editor.account })).body.access_token
      .access_token
    expect(await queues(back)).toBe(403)
    expect((await api.call("GET /v2/user", { token: back })).body).toMatchObject({
      role: "student",
      is_administrator: false,
      registration: { is_finished: false },
    })
    expect((await mailsTo(api, editor.account.email))[0]?.subject).toContain(
      "You are no longer an editor of Shirube",
    )
    expect((await listed(token)).map((each: { id: string }) => each.id)).toEqual([id])
    const audited = await rows(
      api.db.autocommit,
      sql`select actor_id, subject_id, details from audit_entries where event = 'account.editor_removed'`,
    )
    expect(audited).toEqual([{ actor_id: id, subject_id: editor.id, details: { role: "editor" } }])
    expect((await remove(token, editor.id)).body.code).toBe("editors.not_found")
  })

  it("can step down while there is another one; when two remove each other at once, one remains", async () => {
    const [one, two] = [await anAdministrator(api), await anAdministrator(api)]
    const answers = await Promise.all([remove(one.token, two.id), remove(two.token, one.id)])
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    const left = await rows(api.db.autocommit, sql`select id from users where is_administrator`)
    expect(left).toHaveLength(1)

    const [last] = left as { id: string }[]
    const stays = last?.id === one.id ? one : two
    const third = await anAdministrator(api)
    expect((await remove(stays.token, stays.id)).status).toBe(204)
    expect((await listed(third.token)).map((each: { id: string }) => each.id)).toEqual([third.id])
  })

  it("of the demo, whose password is public, sees and removes only demo editors", async () => {
    const { token, id } = await anAdministrator(api)
    const ours = await signedIn(api, anEditor({ email: "mori@provider.example" }))
    expect((await listed(token)).map((each: { id: string }) => each.id)).toEqual([id])
    expect((await remove(token, ours.id)).body.code).toBe("editors.not_found")
  })
})
