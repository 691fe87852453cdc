import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { answer, aSenpai, ask, comment } from "#api/modules/community/forum/builders"
import { suspendAccount } from "#api/modules/editorial/suspensions/builders"
import { renameAccount } from "#api/modules/identity/accounts/service"
import { auditAbout } from "#api/modules/identity/audit/builders"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { countStatements } from "#api/testing/statements"
import { fillSearchWords } from "./service.ts"

let api: TestApi
let editor: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
  editor = await signedIn(api, anEditor({ name: "Mori Ayaka" }))
})
afterAll(() => api.stop())

const find = async (query: string) =>
  (await api.call(`GET /v1/editors/members?${query}`, { token: editor.token })).body
const namesFor = async (typed: string) =>
  (await find(`q=${encodeURIComponent(typed)}`)).items.map(({ name }: { name: string }) => name)
const read = async (id: string, language: "en" | "ja" = "en") =>
  (await api.call(`GET /v1/editors/members/${id}`, { token: editor.token, language })).body

describe("an editor finds people", () => {
  it("by the beginning of a name however it is written, by address, host and id", async () => {
    const { id } = await signedIn(
      api,
      aStudent({ name: "Đặng Thị Hoa", email: "hoa.dang@kyoto-example.ac.jp", seal: "H" }),
    )
    await signedIn(api, aStudent({ name: "山本 さくら", email: "sakura@osaka-example.ac.jp", seal: "山" }))
    for (const typed of [
      "dang",
      "Đặng",
      "hoa",
      "hoa.dang@kyoto",
      "HOA.DANG",
      "@kyoto-example",
      id,
      id.toUpperCase(),
    ])
      expect([typed, await namesFor(typed)]).toEqual([typed, ["Đặng Thị Hoa"]])
    for (const typed of ["山本", "さくら", "サクラ", "sakura", "@osaka"])
      expect([typed, await namesFor(typed)]).toEqual([typed, ["山本 さくら"]])
    for (const typed of ["ang", "kyoto", "@", "!", "00000000-0000-4000-8000-000000000000"])
      expect([typed, await namesFor(typed)]).toEqual([typed, []])
  })

  it("under the new name after a change, not under the old one", async () => {
    const { id } = await signedIn(api, aStudent({ name: "Old Example" }))
    await api.db.transaction((tx) => renameAccount(tx, id, "Newly Named"))
    expect(await namesFor("newly")).toEqual(["Newly Named"])
    expect(await namesFor("old example")).toEqual([])
  })

  it("who joined before there was a search, once the job has run", async () => {
    await signedIn(api, aStudent({ name: "Zephyrine Quill" }))
    await api.db.autocommit.execute(sql`update users set search_words = null`)
    expect(await namesFor("zephyrine")).toEqual([])
    await fillSearchWords(api).run({})
    expect(await namesFor("zephyrine")).toEqual(["Zephyrine Quill"])
  })

  it("newest first, page by page without gaps, also by role", async () => {
    for (let joined = 1; joined <= 5; joined++)
      await signedIn(
        api,
        aStudent({
          name: `Paged ${joined}`,
          role: joined % 2 === 0 ? "company" : "student",
          createdAt: new Date(`2025-05-0${joined}T00:00:00Z`),
        }),
      )
    const first = await find("q=paged&limit=3")
    const rest = await find(`q=paged&limit=3&cursor=${first.next_cursor}`)
    expect([...first.items, ...rest.items].map(({ name }: { name: string }) => name)).toEqual(
      [5, 4, 3, 2, 1].map((joined) => `Paged ${joined}`),
    )
    expect(rest.next_cursor).toBeNull()
    const companies = await find("q=paged&role=company")
    expect(companies.items.map(({ name }: { name: string }) => name)).toEqual(["Paged 4", "Paged 2"])
  })

  it("with as many statements for a full page as for one person", async () => {
    const counted = async (query: string) => {
      let isMany = false
      const statements = await countStatements(async () => {
        isMany = (await find(query)).items.length > 1
      }, /from "(users|suspensions)"/)
      return [isMany, statements]
    }
    const one = await counted("q=zephyrine")
    const many = await counted("limit=20")
    expect([one[0], many[0]]).toEqual([false, true])
    expect(many[1]).toBe(one[1])
  })

  it("by indexes, however many accounts there are", async () => {
    const undone = api.db.transaction(async (tx) => {
      await tx.execute(sql`insert into users (id, email, name, seal, role, created_at, search_words)
        select gen_random_uuid(), n || '@many.example', 'Many', 'M', 'student', now() - n * interval '1 minute',
          ('word' || n)::tsvector from generate_series(1, 5000) n`)
      await tx.execute(sql`analyze users`)
      const plan = async (rest: ReturnType<typeof sql>) =>
        JSON.stringify(await rows(tx, sql`explain select id from users ${rest} limit 21`))
      const newest = sql`order by created_at desc, id desc`
      expect(await plan(sql`where search_words @@ '''word77'''::tsquery ${newest}`)).toContain("users_words")
      expect(await plan(newest)).toContain("users_newest")
      expect(await plan(sql`where role = 'company' ${newest}`)).toContain("users_newest_of_role")
      throw new Error("roll back")
    })
    await expect(undone).rejects.toThrow("roll back")
  })
})

describe("the page about a person", () => {
  it("says who they are and where they are signed in, and every reading is recorded", async () => {
    const { id, account } = await signedIn(api, aSenpai({ name: "Tran Mai" }))
    const record = await read(id)
    expect(record).toMatchObject({
      name: "Tran Mai",
      email: account.email,
      role: "senpai",
      is_screened: true,
      is_suspended: false,
      may_suspend: true,
      is_registered: true,
      suspensions: [],
      reviews: [],
    })
    expect(record.sessions).toHaveLength(1)
    expect((await read(id, "ja")).sessions[0].device).toBe("不明な端末")
    const entries = await auditAbout(api.db.autocommit, { noun: "user", id })
    expect(entries.filter(({ event }) => event === "member.read")).toHaveLength(2)
    expect(entries[0]).toMatchObject({ actor: "editor", actorId: editor.id })
  })

  it("lists what they posted under their name, and nothing that was posted without one", async () => {
    const person = await signedIn(api, aSenpai())
    const named = await ask(api, person.token, { title: "Which shoes?" })
    const nameless = await ask(api, person.token, { title: "A secret", is_anonymous: true })
    await comment(api, person.token, { noun: "question", id: nameless }, "My own secret thread")
    const others = await ask(api, (await signedIn(api)).token)
    await answer(api, person.token, others, { text: "Black ones." })
    const { contributions } = await read(person.id)
    expect(contributions).toHaveLength(1)
    const [posts] = contributions
    expect([posts.title, posts.count]).toEqual(["Ask Senpai", 2])
    expect(posts.newest.map(({ text, path }: { text: string; path: string }) => [text, path])).toEqual([
      ["Black ones.", `/community/ask-senpai/detail/${others}`],
      ["Which shoes?", `/community/ask-senpai/detail/${named}`],
    ])
    expect(JSON.stringify(contributions)).not.toContain("ecret")
  })

  it("lists reports about them and by them, with the decision", async () => {
    const [person, reporter] = [await signedIn(api), await signedIn(api)]
    const question = await ask(api, person.token)
    await api.call(`PUT /v1/complaints/question/${question}`, {
      token: reporter.token,
      body: { reason: "offensive" },
    })
    const [waiting] = (await read(person.id)).reviews
    expect(waiting).toMatchObject({ queue: "moderation", state: "waiting", decided_at: null })
    await api.call(`POST /v1/editors/reviews/${waiting.id}/decision`, {
      token: editor.token,
      body: { version: 1, outcome: "approved" },
    })
    const [decided] = (await read(person.id)).reviews
    expect(decided).toMatchObject({ id: waiting.id, state: "approved" })
    expect(decided.choice).not.toBeNull()
    const sent = (await read(reporter.id)).contributions
    expect(sent).toMatchObject([{ title: "Reports sent", count: 1 }])
  })

  it("shows a suspension with its history, and that editors cannot be suspended", async () => {
    const person = await signedIn(api)
    await suspendAccount(api, person.id, { words: "Three advertisements." })
    const suspended = await read(person.id)
    expect(suspended).toMatchObject({ is_suspended: true, may_suspend: false })
    expect(suspended.suspensions).toMatchObject([
      { reason: "harassment", words: "Three advertisements.", ended_at: null, lifted_by: null },
    ])
    await api.call(`DELETE /v1/editors/suspensions/${suspended.suspensions[0].id}`, { token: editor.token })
    const lifted = await read(person.id)
    expect(lifted).toMatchObject({ is_suspended: false, may_suspend: true })
    expect(lifted.suspensions[0].lifted_by).toBe("Mori Ayaka")
    expect((await read(editor.id)).may_suspend).toBe(false)
  })

  it("is missing for an unknown id", async () => {
    expect((await read("00000000-0000-4000-8000-000000000000")).code).toBe("member_lookup.not_found")
  })
})
