import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import type { Notice } from "#api/kernel/events/events"
import { reconcileCounters } from "#api/kernel/jobs/counters/reconcile"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { anArticle, anEnglishText, publish } from "#api/modules/learning/articles/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { removeEverythingDeferred } from "#api/testing/removals"
import { countStatements } from "#api/testing/statements"
import { savedPeople } from "./queries.ts"
import { deleteSavedOnAccountDeleted } from "./service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const save = (token: string, id: string) => api.call(`PUT /v1/saved/article/${id}`, { token })
const unsave = (token: string, id: string) => api.call(`DELETE /v1/saved/article/${id}`, { token })
const list = (token: string, query = "", language: "en" | "ja" = "en") =>
  api.call(`GET /v1/saved?list=article${query}`, { token, language })
const idsOf = ({ body }: Awaited<ReturnType<typeof list>>) =>
  body.items.map(({ id }: { id: string }) => id) as string[]
const aMoment = () => api.clock.advance(1)

/** The stored count. */
const countOf = async (id: string) =>
  (
    await rows<{ people: number }>(
      api.db.autocommit,
      sql`select people from saved_counts where thing_id = ${id}`,
    )
  )[0]?.people

/** The public count. */
const shownWith = async (id: string) => (await api.call(`GET /v1/articles/${id}`)).body.saved_by

/** People who have saved it and never return. */
const savedByMany = (id: string, people: number) =>
  api.database.exec(
    `insert into users (id, email, name, seal, role)
       select gen_random_uuid(), i || '@many.example', 'A', 'A', 'student' from generate_series(1, ${people}) i;
     insert into saved select id, 'article', '${id}', now() from users where email like '%@many.example';
     insert into saved_counts values ('article', '${id}', ${people})`,
  )

describe("saving", () => {
  it("puts an item on top of the member's own list only", async () => {
    await publish(api, anArticle({ id: "entry-sheet" }), anArticle({ id: "interviews" }))
    const amara = await signedIn(api)
    const ben = await signedIn(api)
    expect((await save(amara.token, "entry-sheet")).status).toBe(204)
    aMoment()
    expect((await save(amara.token, "interviews")).status).toBe(204)
    expect(idsOf(await list(amara.token))).toEqual(["interviews", "entry-sheet"])
    expect(idsOf(await list(ben.token))).toEqual([])

    expect((await unsave(ben.token, "interviews")).status).toBe(204)
    expect(idsOf(await list(amara.token))).toEqual(["interviews", "entry-sheet"])
    expect((await unsave(amara.token, "interviews")).status).toBe(204)
    expect(idsOf(await list(amara.token))).toEqual(["entry-sheet"])
  })

  it("shows title, place and kind in the reader's language, or marks the other as a fallback", async () => {
    await publish(
      api,
      anArticle({ id: "both" }),
      anArticle({ id: "english", texts: { en: anEnglishText({ title: "Only English" }) } }),
    )
    const { token } = await signedIn(api)
    await save(token, "both")
    aMoment()
    await save(token, "english")
    const { body } = await list(token, "", "ja")
    expect(body.items).toMatchObject([
      { noun: "article", id: "english", title: "Only English", language: "en", is_fallback: true },
      {
        path: "/article/both",
        title: "最後まで読まれるES",
        title_ruby: [{ text: "最後", reading: "さいご", level: 3 }, {}, {}, {}],
        category: { key: "documents", name: "応募書類" },
        is_fallback: false,
        saved_at: expect.stringMatching(/^2026-11-15T/),
      },
    ])
  })

  it("twice, also at once, counts once; so does unsaving", async () => {
    await publish(api, anArticle({ id: "entry-sheet" }))
    const { token } = await signedIn(api)
    const presses = await Promise.all(Array.from({ length: 8 }, () => save(token, "entry-sheet")))
    expect(presses.map(({ status }) => status)).toEqual(Array(8).fill(204))
    expect([idsOf(await list(token)), await countOf("entry-sheet")]).toEqual([["entry-sheet"], 1])
    const again = await Promise.all(Array.from({ length: 8 }, () => unsave(token, "entry-sheet")))
    expect(again.map(({ status }) => status)).toEqual(Array(8).fill(204))
    expect([idsOf(await list(token)), await countOf("entry-sheet")]).toEqual([[], 0])
  })

  it("is for existing items of kinds that can be saved", async () => {
    const { token } = await signedIn(api)
    const missing = await save(token, "never-written")
    expect([missing.status, missing.body.code]).toEqual([404, "saved.nothing_there"])
    for (const path of ["PUT /v1/saved/person/amara", "PUT /v1/saved/article/Entry%20Sheet"])
      expect((await api.call(path, { token })).status).toBe(422)
    expect((await unsave(token, "never-written")).status).toBe(204)
    expect((await api.call("GET /v1/saved", { token })).status).toBe(422)
    expect((await list(token, "&limit=51")).status).toBe(422)
    for (const key of [["x"], ["2026-11-15T00:00:00.000000Z"], ["yesterday", "entry-sheet"]]) {
      const cursor = Buffer.from(JSON.stringify(key)).toString("base64url")
      expect((await list(token, `&cursor=${cursor}`)).body.code).toBe("cursor.invalid")
    }
  })

  it("is refused for companies, with a reason, and they stay signed in", async () => {
    await publish(api, anArticle({ id: "entry-sheet" }))
    const { token } = await signedIn(api, aStudent({ role: "company" }))
    const answer = await save(token, "entry-sheet")
    expect([answer.status, answer.body.code]).toEqual([409, "saved.not_for_companies"])
    expect((await list(token)).body.items).toEqual([])
  })

  it("refreshes the reader's other tabs only, and invalidates no cached page", async () => {
    await publish(api, anArticle({ id: "entry-sheet" }))
    const { id, token } = await signedIn(api)
    const heard: Notice[] = []
    const unlisten = api.events.listen({ event: (notice) => void heard.push(notice), resync: () => {} })
    await save(token, "entry-sheet")
    await save(token, "entry-sheet")
    await unsave(token, "entry-sheet")
    const ofSaving = () => heard.filter(({ name }) => name.startsWith("saved."))
    const expected = { name: "saved.changed", tags: ["saved"], audience: [id] }
    await expect.poll(ofSaving).toEqual([expected, expected])
    unlisten()
  })
})

describe("a long list of saved items", () => {
  it("pages without losing or repeating an item, also with equal save times", async () => {
    const ids = Array.from({ length: 23 }, (_, i) => `article-of-${String(i).padStart(2, "0")}`)
    await publish(api, ...ids.map((id) => anArticle({ id })))
    const { token } = await signedIn(api)
    for (const id of ids) await save(token, id)
    const seen: string[] = []
    for (let cursor: string | null = ""; cursor !== null; ) {
      const answer = await list(token, `&limit=5${cursor && `&cursor=${cursor}`}`)
      seen.push(...idsOf(answer))
      cursor = answer.body.next_cursor
    }
    expect(seen).toEqual(ids.toReversed())
  })

  it("shows a deleted item as gone, with the title that it had when it was saved", async () => {
    await publish(api, anArticle({ id: "first" }), anArticle({ id: "second" }), anArticle({ id: "third" }))
    const { token } = await signedIn(api)
    for (const id of ["first", "second", "third"]) {
      await save(token, id)
      aMoment()
    }
    await api.database.exec("delete from articles where id = 'second'")
    const page = await list(token, "&limit=2", "ja")
    expect(page.body.items).toMatchObject([
      { id: "third", is_gone: false },
      {
        id: "second",
        is_gone: true,
        path: null,
        title: "最後まで読まれるES",
        language: "ja",
        is_fallback: false,
        category: null,
      },
    ])
    expect(idsOf(await list(token, `&limit=2&cursor=${page.body.next_cursor}`))).toEqual(["first"])
    const counted = async () => (await api.call("GET /v1/collections", { token })).body.lists[0]
    expect(await counted()).toEqual({ list: "article", count: 3 })
    expect((await unsave(token, "second")).status).toBe(204)
    expect(await counted()).toEqual({ list: "article", count: 2 })
    // Saving again restores it, even if the item no longer exists.
    expect((await save(token, "second")).status).toBe(204)
    expect(idsOf(await list(token))).toEqual(["third", "second", "first"])
  })

  it("takes as many statements as a short one", async () => {
    await publish(api, ...Array.from({ length: 20 }, (_, i) => anArticle({ id: `article-of-${i}` })))
    const { token } = await signedIn(api)
    const cost = (call: string) => {
      const read = async () => expect((await api.call(call, { token })).status).toBe(200)
      return countStatements(read, /from "(saved|articles|sessions|collection_things)"/)
    }
    await save(token, "article-of-0")
    const short = await cost("GET /v1/saved?list=article")
    for (let i = 1; i < 20; i++) await save(token, `article-of-${i}`)
    expect([short, await cost("GET /v1/saved?list=article")]).toEqual([4, 4])
    const subjects = Array.from({ length: 50 }, (_, i) => `article:article-of-${i}`).join(",")
    expect(await cost(`GET /v1/personal?things=${subjects}`)).toBe(2)
  })
})

describe("the number of people who saved an item", () => {
  it("is shown rounded, from ten on, and invalidates the cached page when it changes", async () => {
    await publish(api, anArticle({ id: "entry-sheet" }))
    await savedByMany("entry-sheet", 8)
    const [amara, ben] = [await signedIn(api), await signedIn(api)]
    const turned: Notice[] = []
    const unlisten = api.events.listen({
      event: (notice) => void (notice.name === "saved.number_turned" && turned.push(notice)),
      resync: () => {},
    })
    await save(amara.token, "entry-sheet")
    expect(await shownWith("entry-sheet")).toBeNull()
    await save(ben.token, "entry-sheet")
    await expect.poll(() => shownWith("entry-sheet")).toBe(10)
    const dropped = { name: "saved.number_turned", tags: ["article:entry-sheet"], audience: "nobody" }
    await expect.poll(() => turned).toEqual([dropped])
    await unsave(ben.token, "entry-sheet")
    await expect.poll(() => shownWith("entry-sheet")).toBeNull()
    await expect.poll(() => turned).toEqual([dropped, dropped])
    unlisten()
  })

  it("falls some time after the account of a member who saved it is deleted", async () => {
    await publish(api, anArticle({ id: "entry-sheet" }))
    const [amara, ben, chen] = [await signedIn(api), await signedIn(api), await signedIn(api)]
    for (const { token } of [amara, ben, chen]) await save(token, "entry-sheet")
    await api.db.transaction((tx) => deleteSavedOnAccountDeleted(tx, [amara.id, ben.id], api.clock.now()))
    expect(await countOf("entry-sheet")).toBe(3)
    await removeEverythingDeferred(api)
    expect(await countOf("entry-sheet")).toBe(1)
    expect([idsOf(await list(amara.token)), idsOf(await list(chen.token))]).toEqual([[], ["entry-sheet"]])
  })

  it("is corrected at night, whatever happened to it", async () => {
    await publish(api, anArticle({ id: "entry-sheet" }), anArticle({ id: "interviews" }))
    const gone = await signedIn(api)
    const { token } = await signedIn(api)
    for (const id of ["entry-sheet", "interviews"]) {
      await save(gone.token, id)
      await save(token, id)
    }
    await api.database.exec(
      `delete from users where id = '${gone.id}';
       delete from saved_counts where thing_id = 'interviews';
       insert into saved_counts values ('article', 'never-saved', 7)`,
    )
    const night = () => reconcileCounters([savedPeople])({ ...api, db: api.database.patient }).run({})
    await night()
    expect([await countOf("entry-sheet"), await countOf("interviews"), await countOf("never-saved")]).toEqual(
      [1, 1, 0],
    )
    const corrections = () => api.everyLine.filter((line) => line.includes("counts were corrected"))
    expect(corrections().map((line) => JSON.parse(line))).toMatchObject([{ counter: "saved", corrected: 3 }])
    await night()
    expect(corrections()).toHaveLength(1)
  })

  it("stays right while people save during the nightly reconciliation", async () => {
    await publish(api, anArticle({ id: "entry-sheet" }))
    const people = [await signedIn(api), await signedIn(api), await signedIn(api)]
    await api.database.exec("insert into saved_counts values ('article', 'entry-sheet', 40)")
    const pressing = people.map(async ({ token }, i) => {
      for (let round = 0; round < 4; round++) {
        await save(token, "entry-sheet")
        await unsave(token, "entry-sheet")
      }
      if (i > 0) await save(token, "entry-sheet")
    })
    const night = reconcileCounters([savedPeople])({ ...api, db: api.database.patient })
    await Promise.all([...pressing, night.run({})])
    expect(await countOf("entry-sheet")).toBe(2)
  })
})

describe("personal facts on a page", () => {
  const ask = (subjects: string, token?: string) => api.call(`GET /v1/personal?things=${subjects}`, { token })

  it("are returned for all its items at once, for the caller", async () => {
    await publish(api, anArticle({ id: "entry-sheet" }), anArticle({ id: "interviews" }))
    const amara = await signedIn(api)
    const recruiter = await signedIn(api, aStudent({ role: "company" }))
    await save(amara.token, "interviews")
    const subjects = "article:entry-sheet,article:interviews,article:never-written,article:interviews"
    const answer = async (token: string) =>
      (await ask(subjects, token)).body.items.map(
        ({ id, saved }: { id: string; saved: { is_saved: boolean; may_save: boolean } }) =>
          [id, saved.is_saved, saved.may_save] as const,
      )
    expect(await answer(amara.token)).toEqual([
      ["entry-sheet", false, true],
      ["interviews", true, true],
      ["never-written", false, true],
    ])
    expect(await answer(recruiter.token)).toEqual([
      ["entry-sheet", false, false],
      ["interviews", false, false],
      ["never-written", false, false],
    ])
  })

  it("return 422 for malformed items or more than a page can show", async () => {
    const { token } = await signedIn(api)
    const many = Array.from({ length: 51 }, (_, i) => `article:a-${i}`).join(",")
    for (const subjects of ["", "article", "article:", "person:amara", "article:a,,article:b", many])
      expect([subjects, (await ask(subjects, token)).status]).toEqual([subjects, 422])
  })
})
