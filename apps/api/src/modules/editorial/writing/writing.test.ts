import { emptyText } from "@shirube/vocabulary/learning/articles/writing"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type DocumentId, namedId } from "#api/kernel/db/ids"
import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { fetchFile, onceProcessed, sendFile } from "#api/testing/media/files"
import { aJpeg } from "#api/testing/media/pictures"
import { decideReview, waitingReview } from "#api/testing/reviews"
import { countStatements } from "#api/testing/statements"
import {
  aDraftedArticle,
  aPublishedArticle,
  asDrafted,
  pathOf,
  publishDraft,
  read,
  save,
  someJapanese,
  someText,
} from "./builders.ts"
import { publishDue, publishParts } from "./publishing/service.ts"
import { emptyTrash } from "./removal/service.ts"
import { nounOf, partsOf } from "./service.ts"

let api: TestApi
let editor: Awaited<ReturnType<typeof signedIn>>
let colleague: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" }, { storesAnswers: true })
})
beforeEach(async () => {
  await api.empty()
  editor = await signedIn(api, anEditor())
  colleague = await signedIn(api, anEditor())
})
afterAll(() => api.stop())

const article = (id: string, language: "en" | "ja" = "en") => api.call(`GET /v1/articles/${id}`, { language })
const sideOf = (document: { sides: { language: string }[] }, language: "en" | "ja") =>
  document.sides.find((side) => side.language === language)
const post = (id: string, what: string, body?: object, token = editor.token) =>
  api.call(`POST ${pathOf(id)}/${what}`, { token, body: body ?? {} })
const versions = async (id: string) =>
  (await api.call(`GET ${pathOf(id)}/versions`, { token: editor.token })).body.items

describe("drafting", () => {
  it("begins empty, is saved part by part, and is nothing to readers", async () => {
    const id = await aDraftedArticle(api, editor.token, { ja: emptyText })
    const document = await read(api, editor.token, id)
    expect(document).toMatchObject({
      title: { en: "An entry sheet", ja: "" },
      address: id,
      path: `/article/${id}`,
      is_from_files: false,
      lock: { is_mine: true, by: { id: editor.id } },
      trashed_at: null,
    })
    expect(sideOf(document, "en")).toMatchObject({ state: "draft", published_at: null })
    expect(sideOf(document, "ja")).toMatchObject({ state: "empty", other_changed: false })
    expect(document.parts.en).toMatchObject({ version: 1, published: null, changed_by: { id: editor.id } })
    expect((await article(id)).status).toBe(404)
  })

  it("refuses an address that another document has", async () => {
    const id = await aDraftedArticle(api, editor.token)
    const again = await api.call("POST /v1/editors/writing/article", { token: editor.token, body: { id } })
    expect([again.status, again.body.code]).toEqual([409, "writing.address_taken"])
  })

  it("accepts the same save again, because its response may be lost", async () => {
    const id = await aDraftedArticle(api, editor.token)
    const body = { version: 1, fields: someText({ title: "Changed" }) }
    expect((await save(api, editor.token, id, "en", body)).body.version).toBe(2)
    expect((await save(api, editor.token, id, "en", body)).body.version).toBe(2)
    expect((await read(api, editor.token, id)).parts.en.version).toBe(2)
  })

  it("of two saves of one version, the second is refused and its text is kept in the history", async () => {
    const id = await aDraftedArticle(api, editor.token)
    const saves = await Promise.all(
      ["First", "Second"].map((title) =>
        save(api, editor.token, id, "en", { version: 1, fields: someText({ title }) }),
      ),
    )
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = saves.find(({ status }) => status === 409)
    expect(refused?.body.code).toBe("writing.changed_elsewhere")
    const shown = (await read(api, editor.token, id)).parts.en.fields.title
    const [conflict] = (await versions(id)).filter(({ reason }: { reason: string }) => reason === "conflict")
    const kept = await api.call(`GET ${pathOf(id)}/versions/${conflict.number}`, { token: editor.token })
    expect([shown, kept.body.fields.title].sort()).toEqual(["First", "Second"])
  })

  it("refuses fields of another shape, and texts that are too long", async () => {
    const id = await aDraftedArticle(api, editor.token)
    for (const fields of [
      { ...someText(), html: "<b>" },
      { title: "only" },
      someText({ markdown: "x".repeat(60_001) }),
      someText({
        summary: [
          { part: "when", markdown: "a" },
          { part: "when", markdown: "b" },
        ],
      }),
    ]) {
      const { status, body } = await save(api, editor.token, id, "en", { version: 1, fields })
      expect([status, Object.keys(body.errors)[0]]).toEqual([422, expect.stringMatching(/^fields/)])
    }
    const huge = await save(api, editor.token, id, "en", {
      version: 1,
      fields: someText({ markdown: "字".repeat(600_000) }),
    })
    expect(huge.status).toBe(413)
  })
})

describe("the lock", () => {
  it("keeps a colleague's save out, and keeps its text", async () => {
    const id = await aDraftedArticle(api, editor.token)
    const theirs = { version: 1, fields: someText({ title: "Theirs" }) }
    const refused = await save(api, colleague.token, id, "en", theirs)
    expect([refused.status, refused.body.code]).toEqual([409, "writing.locked"])
    expect((await versions(id))[0]).toMatchObject({ reason: "conflict", by: { id: colleague.id } })
    for (const what of ["publish", "withdraw", "address", "trash"]) {
      const body = { ...(await asDrafted(api, editor.token, id)), address: "elsewhere" }
      expect([what, (await post(id, what, body, colleague.token)).body.code]).toEqual([
        what,
        "writing.locked",
      ])
    }
  })

  it("says who has it, can be taken over, and then keeps out the one who had it", async () => {
    const id = await aDraftedArticle(api, editor.token)
    const asked = await post(id, "lock", {}, colleague.token)
    expect(asked.body).toMatchObject({ is_mine: false, by: { id: editor.id } })
    const taken = await post(id, "lock", { take_over: true }, colleague.token)
    expect(taken.body).toMatchObject({ is_mine: true, by: { id: colleague.id } })
    const mine = { version: 1, fields: someText({ title: "Mine" }) }
    expect((await save(api, editor.token, id, "en", mine)).body.code).toBe("writing.locked")
    expect((await post(id, "lock")).body).toMatchObject({ is_mine: false, by: { id: colleague.id } })
  })

  it("is free after two minutes without a sign of life, and when it is released", async () => {
    const id = await aDraftedArticle(api, editor.token)
    api.clock.advance(119)
    expect((await post(id, "lock", {}, colleague.token)).body.is_mine).toBe(false)
    api.clock.advance(2)
    expect((await post(id, "lock", {}, colleague.token)).body.is_mine).toBe(true)
    await api.call(`DELETE ${pathOf(id)}/lock`, { token: editor.token })
    expect((await read(api, editor.token, id)).lock).toMatchObject({ by: { id: colleague.id } })
    await api.call(`DELETE ${pathOf(id)}/lock`, { token: colleague.token })
    expect((await read(api, editor.token, id)).lock).toBeNull()
  })
})

describe("publishing", () => {
  it("shows what was drafted, by language; readers keep it until the next time", async () => {
    const id = await aDraftedArticle(api, editor.token)
    expect((await publishDraft(api, editor.token, id, ["en"])).status).toBe(200)
    expect((await article(id, "ja")).body).toMatchObject({ language: "en", is_fallback: true })
    expect(sideOf(await read(api, editor.token, id), "ja")).toMatchObject({ state: "draft" })
    await publishDraft(api, editor.token, id, ["ja"])
    await api.settle()
    expect((await article(id, "ja")).body).toMatchObject({ language: "ja", title: "エントリーシート" })

    api.clock.advance(60)
    await save(api, editor.token, id, "en", { version: 1, fields: someText({ title: "Better" }) })
    const document = await read(api, editor.token, id)
    expect(sideOf(document, "en")).toMatchObject({ state: "published", has_changes: true })
    expect(sideOf(document, "ja")).toMatchObject({ has_changes: false, other_changed: true })
    expect((await article(id)).body.title).toBe("An entry sheet")
    await publishDraft(api, editor.token, id, ["en", "ja"])
    await api.settle()
    expect((await article(id)).body.title).toBe("Better")
    expect(sideOf(await read(api, editor.token, id), "ja")).toMatchObject({ other_changed: false })
  })

  it("names everything that is missing, in the reader's language", async () => {
    const id = await aDraftedArticle(api, editor.token, {
      details: { category: "", related: ["nothing-there"] },
      en: { title: "", markdown: ":::tip\nOpen\n\n@shared unknown\n\n[[no-such-term]]\n" },
      ja: { markdown: "![](picture:00000000-0000-4000-8000-000000000000)" },
    })
    const body = await asDrafted(api, editor.token, id)
    const refused = await api.call(`POST ${pathOf(id)}/publish`, {
      token: editor.token,
      body,
      language: "ja",
    })
    expect([refused.status, refused.body.code]).toEqual([409, "writing.unfinished"])
    expect(Object.keys(refused.body.errors).sort()).toEqual([
      "details.category",
      "details.related",
      "en.markdown",
      "en.title",
      "ja.markdown",
    ])
    expect(refused.body.errors["en.title"]).toEqual(["タイトルを書いてください。"])
    expect(refused.body.errors["en.markdown"]).toHaveLength(3)
    expect(refused.body.errors["ja.markdown"]).toHaveLength(2)
    const { missing } = await read(api, editor.token, id)
    expect(missing).toHaveLength(8)
    expect((await article(id)).status).toBe(404)
  })

  it("refuses a version that is not the latest", async () => {
    const id = await aDraftedArticle(api, editor.token)
    const body = await asDrafted(api, editor.token, id)
    await save(api, editor.token, id, "en", { version: 1, fields: someText({ title: "Newer" }) })
    expect((await post(id, "publish", body)).body.code).toBe("writing.changed_elsewhere")
  })

  it("publishes once when it is sent twice at once", async () => {
    const id = await aDraftedArticle(api, editor.token)
    const body = await asDrafted(api, editor.token, id)
    const sent = await Promise.all([post(id, "publish", body), post(id, "publish", body)])
    expect(sent.map(({ status }) => status)).toEqual([200, 200])
    const published = (await versions(id)).filter(({ reason }: { reason: string }) => reason === "published")
    expect(published).toHaveLength(3)
  })

  it("is whole or nothing: a process that dies in between leaves the draft", async () => {
    const id = await aDraftedArticle(api, editor.token)
    const key = { noun: "article" as const, id: namedId<DocumentId>(id) }
    const dying = api.db.transaction(async (tx) => {
      const noun = nounOf(api, key.noun)
      const parts = await partsOf(tx, key)
      await publishParts(tx, noun, key, parts, { languages: ["en"], at: api.clock.now(), by: null })
      throw new Error("killed")
    })
    await expect(dying).rejects.toThrow("killed")
    expect((await article(id)).status).toBe(404)
    expect(sideOf(await read(api, editor.token, id), "en")).toMatchObject({ state: "draft" })
    expect((await publishDraft(api, editor.token, id)).status).toBe(200)
  })

  it("shows pictures once they have words in the language of the text", async () => {
    const sent = await sendFile(api.api, await aJpeg(900, 1200), {
      token: editor.token,
      purpose: "document-picture",
    })
    const picture = sent.body.id
    await onceProcessed(api, editor.token, picture)
    const id = await aDraftedArticle(api, editor.token, { en: { markdown: `![](picture:${picture})` } })
    const refused = await publishDraft(api, editor.token, id, ["en"])
    expect(Object.keys(refused.body.errors)).toEqual(["en.markdown"])
    const fields = someText({ markdown: `![A {机|つくえ} "desk"](picture:${picture})` })
    await save(api, editor.token, id, "en", { version: 1, fields })
    await publishDraft(api, editor.token, id, ["en"])
    const { body_html: html } = (await article(id)).body
    const address = `/api/v1/document-pictures/${picture}/small`
    expect(html).toContain(`src="${address}"`)
    expect(html).toContain('alt="A 机 &quot;desk&quot;"')
    const served = await fetchFile(api.api, address)
    expect([served.status, served.headers.get("Content-Type")]).toEqual([200, "image/webp"])
    expect((await read(api, editor.token, id)).missing).toEqual([])
  })

  it("drops stored answers", async () => {
    const id = await aPublishedArticle(api, editor.token)
    expect((await article(id)).body.title).toBe("An entry sheet")
    await save(api, editor.token, id, "en", { version: 1, fields: someText({ title: "Better" }) })
    await publishDraft(api, editor.token, id)
    await api.settle()
    expect((await article(id)).body.title).toBe("Better")
  })

  it("is found by search, and no longer once it is withdrawn", async () => {
    const id = await aPublishedArticle(api, editor.token, { en: { title: "Zebra crossings" } })
    const found = async () =>
      (await api.call("GET /v1/articles?q=zebra", { language: "en" })).body.items.map(
        (item: { id: string }) => item.id,
      )
    expect(await found()).toEqual([id])
    await post(id, "withdraw", { languages: ["en", "ja"] })
    await api.settle()
    expect(await found()).toEqual([])
    expect((await article(id)).status).toBe(404)
    const document = await read(api, editor.token, id)
    expect(document.sides.map(({ state }: { state: string }) => state)).toEqual(["withdrawn", "withdrawn"])
    expect(document.parts.en.fields.title).toBe("Zebra crossings")
    expect((await publishDraft(api, editor.token, id)).status).toBe(200)
  })

  it("waits in the inbox of reviewers, who publish it or send it back", async () => {
    const writer = await signedIn(api, anEditor({ editorRoles: ["writer"] }))
    const id = await aDraftedArticle(api, writer.token)
    const request = { languages: ["en", "ja"], is_wanted: true }
    const asked = () => api.call(`POST ${pathOf(id)}/review`, { token: writer.token, body: request })
    expect((await asked()).status).toBe(200)
    const refused = await publishDraft(api, writer.token, id)
    expect(refused.body.code).toBe("account.editor_role_needed")
    const subject = { kind: "written-text", subjectId: `article:${id}` }
    const shown = await waitingReview(api, editor.token, subject)
    expect(shown.facts).toMatchObject([
      { text: "An entry sheet", path: `/editors/writing/article/${id}` },
      { text: "English, Japanese" },
    ])
    // The writer saves again: the reviewer has read another text than would be published.
    await save(api, writer.token, id, "en", { version: 1, fields: someText({ title: "Changed" }) })
    const outdated = { version: shown.version, outcome: "approved" }
    const late = await api.call(`POST /v1/editors/reviews/${shown.id}/decision`, {
      token: editor.token,
      body: outdated,
    })
    expect(late.body.code).toBe("review.changed")

    const returned = { outcome: "returned", reason_key: "source" }
    expect((await decideReview(api, editor.token, subject, returned)).status).toBe(200)
    expect(sideOf(await read(api, writer.token, id), "en")).toMatchObject({ state: "draft" })
    await asked()
    expect((await decideReview(api, editor.token, subject, { outcome: "approved" })).status).toBe(200)
    expect((await article(id)).body.title).toBe("Changed")
    await save(api, writer.token, id, "ja", { version: 1, fields: someJapanese({ title: "" }) })
    await asked()
    const unfinished = await decideReview(api, editor.token, subject, { outcome: "approved" })
    expect([unfinished.body.code, unfinished.body.errors.outcome]).toEqual([
      "writing.unfinished",
      ["Write a title."],
    ])
  })

  it("asks a colleague to read it, until it is published", async () => {
    const id = await aDraftedArticle(api, editor.token)
    const asked = await post(id, "review", { languages: ["ja"], is_wanted: true })
    expect(sideOf(asked.body, "ja")).toMatchObject({ state: "in_review" })
    const list = async () =>
      (await api.call("GET /v1/editors/writing?state=in_review", { token: editor.token })).body.items
    expect(await list()).toHaveLength(1)
    await publishDraft(api, editor.token, id)
    expect(await list()).toHaveLength(0)
  })
})

describe("a schedule", () => {
  const inAnHour = () => new Date(api.clock.now().getTime() + 3_600_000).toISOString()
  const due = () => publishDue(api.db, api, api.clock.now())

  it("publishes what is drafted then, and stored answers change", async () => {
    const id = await aPublishedArticle(api, editor.token)
    await article(id)
    await save(api, editor.token, id, "en", { version: 1, fields: someText({ title: "Soon" }) })
    const body = await asDrafted(api, editor.token, id, ["en"])
    const planned = await post(id, "schedule", { ...body, at: inAnHour() })
    expect(sideOf(planned.body, "en")).toMatchObject({ state: "scheduled" })
    await due()
    expect((await article(id)).body.title).toBe("An entry sheet")
    await save(api, editor.token, id, "en", { version: 2, fields: someText({ title: "At last" }) })
    api.clock.advance(3_600)
    await due()
    await api.settle()
    expect((await article(id)).body.title).toBe("At last")
    expect(sideOf(await read(api, editor.token, id), "en")).toMatchObject({
      state: "published",
      scheduled_at: null,
    })
  })

  it("can be cancelled, and refuses a time that is past", async () => {
    const id = await aDraftedArticle(api, editor.token)
    const body = await asDrafted(api, editor.token, id)
    const past = await post(id, "schedule", { ...body, at: api.clock.now().toISOString() })
    expect(past.body.code).toBe("writing.time_past")
    await post(id, "schedule", { ...body, at: inAnHour() })
    const cancelled = await post(id, "schedule", { ...body, at: null })
    expect(sideOf(cancelled.body, "en")).toMatchObject({ state: "draft", scheduled_at: null })
    api.clock.advance(3_600)
    await due()
    expect((await article(id)).status).toBe(404)
  })

  it("is missed where something is missing by then", async () => {
    const id = await aDraftedArticle(api, editor.token)
    await post(id, "schedule", { ...(await asDrafted(api, editor.token, id)), at: inAnHour() })
    await save(api, editor.token, id, "ja", { version: 1, fields: someJapanese({ title: "" }) })
    api.clock.advance(3_600)
    await due()
    const document = await read(api, editor.token, id)
    expect(sideOf(document, "en")).toMatchObject({ state: "published" })
    expect(sideOf(document, "ja")).toMatchObject({ state: "draft", is_schedule_missed: true })
  })
})

describe("the history", () => {
  it("is one version for saves within ten minutes, and restores an old one as the draft", async () => {
    const id = await aDraftedArticle(api, editor.token)
    for (const [version, title] of ["One", "Two"].entries())
      await save(api, editor.token, id, "en", { version: version + 1, fields: someText({ title }) })
    const own = async () => (await versions(id)).filter(({ part }: { part: string }) => part === "en")
    expect(await own()).toHaveLength(1)
    api.clock.advance(601)
    await save(api, editor.token, id, "en", { version: 3, fields: someText({ title: "Three" }) })
    const [newest, oldest] = await own()
    expect([newest.reason, oldest.reason]).toEqual(["saved", "saved"])
    const restored = await post(id, `versions/${oldest.number}/restore`, { version: 4 })
    expect(restored.body.parts.en).toMatchObject({ version: 5, fields: { title: "Two" } })
    expect((await own())[0]).toMatchObject({ reason: "restored" })
    const stale = await post(id, `versions/${oldest.number}/restore`, { version: 4 })
    expect(stale.body.code).toBe("writing.changed_elsewhere")
    const unknown = await api.call(`GET ${pathOf(id)}/versions/999`, { token: editor.token })
    expect([unknown.status, unknown.body.code]).toEqual([404, "writing.version_not_found"])
  })

  it("has pages", async () => {
    const id = await aDraftedArticle(api, editor.token)
    const page = await api.call(`GET ${pathOf(id)}/versions?limit=2`, { token: editor.token })
    const rest = await api.call(`GET ${pathOf(id)}/versions?limit=2&cursor=${page.body.next_cursor}`, {
      token: editor.token,
    })
    expect([page.body.items.length, rest.body.items.length, rest.body.next_cursor]).toEqual([2, 1, null])
  })
})

describe("the address", () => {
  it("changes; the old one still leads to the article, and is taken for good", async () => {
    const id = await aPublishedArticle(api, editor.token)
    const moved = await post(id, "address", { address: "a-better-address" })
    expect(moved.body).toMatchObject({
      id,
      address: "a-better-address",
      path: "/article/a-better-address",
      former_addresses: [id],
    })
    for (const address of [id, "a-better-address"])
      expect((await article(address)).body).toMatchObject({ id, address: "a-better-address" })
    await post(id, "address", { address: "the-best-address" })
    await api.settle()
    for (const address of [id, "a-better-address", "the-best-address"])
      expect((await article(address)).body).toMatchObject({ id, address: "the-best-address" })
    for (const taken of [id, "a-better-address"]) {
      const body = { id: taken }
      const again = await api.call("POST /v1/editors/writing/article", { token: editor.token, body })
      expect(again.body.code).toBe("writing.address_taken")
    }
    const back = await post(id, "address", { address: id })
    expect(back.body.former_addresses).toEqual(["a-better-address", "the-best-address"])
  })
})

describe("the trash", () => {
  it("hides it from readers and lists, and gives it back as a draft", async () => {
    const id = await aPublishedArticle(api, editor.token)
    const { body: trashed } = await post(id, "trash")
    expect(Date.parse(trashed.deleted_at) - Date.parse(trashed.trashed_at)).toBe(30 * 86_400_000)
    expect((await article(id)).status).toBe(404)
    const list = async (query: string) =>
      (await api.call(`GET /v1/editors/writing${query}`, { token: editor.token })).body.items.length
    expect([await list(""), await list("?state=trash")]).toEqual([0, 1])
    const write = await save(api, editor.token, id, "en", { version: 1, fields: someText({ title: "x" }) })
    expect(write.body.code).toBe("writing.in_trash")
    expect((await post(id, "restore")).body).toMatchObject({
      trashed_at: null,
      parts: { en: { version: 1 } },
    })
    expect((await article(id)).status).toBe(404)
    expect((await publishDraft(api, editor.token, id)).status).toBe(200)
  })

  it("deletes for good after thirty days", async () => {
    const [gone, kept] = [await aDraftedArticle(api, editor.token), await aDraftedArticle(api, editor.token)]
    await post(gone, "trash")
    api.clock.advance(30 * 86_400 + 1)
    const { token } = await signedIn(api, anEditor())
    await emptyTrash(api.db, api, api.clock.now())
    expect((await api.call(`GET ${pathOf(gone)}`, { token })).status).toBe(404)
    expect((await api.call(`GET ${pathOf(kept)}`, { token })).status).toBe(200)
  })
})

describe("the list", () => {
  it("is filtered by state and searched in both languages", async () => {
    const published = await aPublishedArticle(api, editor.token, { ja: { title: "{面接|めんせつ}の準備" } })
    const draft = await aDraftedArticle(api, editor.token, { en: { title: "50% of a_b" } })
    const ids = async (query: string) =>
      (await api.call(`GET /v1/editors/writing?${query}`, { token: editor.token })).body.items.map(
        (item: { id: string }) => item.id,
      )
    expect(await ids("")).toEqual([draft, published])
    expect(await ids("state=published")).toEqual([published])
    expect(await ids("state=draft&noun=article")).toEqual([draft])
    expect(await ids(`q=${encodeURIComponent("面接の")}`)).toEqual([published])
    expect(await ids(`q=${encodeURIComponent("50% of a_")}`)).toEqual([draft])
    expect(await ids("q=nothing")).toEqual([])
    api.clock.advance(60)
    await save(api, editor.token, published, "en", { version: 1, fields: someText({ title: "New" }) })
    expect(await ids("state=changed")).toEqual([published])
    expect(await ids("state=other_changed")).toEqual([published])
    const nouns = await api.call("GET /v1/editors/writing/nouns", { token: editor.token, language: "ja" })
    expect(nouns.body.items[0]).toMatchObject({ noun: "article", title: "記事", documents: 2 })
  })

  it("has pages, and costs the same number of statements however long it is", async () => {
    for (let count = 0; count < 3; count++) await aDraftedArticle(api, editor.token)
    const page = async (query: string) => {
      const read = () => api.call(`GET /v1/editors/writing?${query}`, { token: editor.token })
      return { body: (await read()).body, statements: await countStatements(read, /writing_/) }
    }
    await page("limit=1")
    const first = await page("limit=1")
    const second = await page(`limit=2&cursor=${first.body.next_cursor}`)
    expect([first.body.items.length, second.body.items.length, second.body.next_cursor]).toEqual([1, 2, null])
    expect(second.statements).toBe(first.statements)
  })
})

describe("what helps while writing", () => {
  it("previews the draft as readers will see it", async () => {
    const id = await aDraftedArticle(api, editor.token, {
      details: { category: "", author: "", level: "" },
      ja: { title: "{面接|めんせつ}" },
    })
    const preview = await api.call(`GET /v1/editors/articles/${id}/preview?language=ja`, {
      token: editor.token,
      language: "en",
    })
    expect(preview.status).toBe(200)
    expect(preview.body).toMatchObject({ language: "ja", is_fallback: false, title: "面接" })
    expect(preview.body.body_html).toContain("文です")
    expect((await article(id)).status).toBe(404)
  })

  it("proposes furigana beside those that are there, and leaves markup alone", async () => {
    await api.furigana.readTitle("面接", "ja")
    const text = "@shared x\n{面接|めんせつ}の準備\n| 応募 |\n[[mensetsu|面接]]"
    const { body } = await api.call("POST /v1/editors/furigana", { token: editor.token, body: { text } })
    expect(body.text).toBe(
      "@shared x\n{面接|めんせつ}の{準備|じゅんび}\n| {応募\\|おうぼ} |\n[[mensetsu|{面接|めんせつ}]]",
    )
  })
})
