import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import { removePeople } from "#api/modules/identity/deletion/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { fetchFile, onceProcessed, sendFile } from "#api/testing/media/files"
import { aJpeg } from "#api/testing/media/pictures"
import { mailsTo } from "#api/testing/services/mails"
import { aPublishedTip, aTip, aTipWriter, decide, JAPANESE, reviewOfDraft, write } from "../builders.ts"
import { removeTipsOnAccountDeleted } from "../service.ts"

let api: TestApi
let editor: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
  editor = await signedIn(api, anEditor())
})
afterAll(() => api.stop())

const own = async (token: string, id: string) => (await api.call(`GET /v1/tip-drafts/${id}`, { token })).body
const list = async (token: string) => (await api.call("GET /v1/tip-drafts", { token })).body.items
const remove = (token: string, id: string) => api.call(`DELETE /v1/tip-drafts/${id}`, { token })
const withdraw = (token: string, id: string) => api.call(`DELETE /v1/tip-drafts/${id}/publication`, { token })
const read = async (id: string) => api.call(`GET /v1/tips/${id}`, { language: "en" })

async function aTipPicture(token: string): Promise<string> {
  const sent = await sendFile(api.api, await aJpeg(900, 1200), { token, purpose: "tip-picture" })
  await onceProcessed(api, token, sent.body.id)
  return sent.body.id
}

describe("writing a tip", () => {
  it("is open to editors too", async () => {
    expect((await write(api, editor.token, randomUUID())).status).toBe(200)
  })

  it("saves an unfinished draft, and submits only a finished one", async () => {
    const { token } = await aTipWriter(api)
    const id = randomUUID()
    const unfinished = { is_sent: false, topics: [], who_en: "", text_en: "" }
    expect((await write(api, token, id, unfinished)).body).toMatchObject({ state: "draft", version: 1 })
    const sent = await write(api, token, id, { ...unfinished, version: 1, is_sent: true, title_ja: "題" })
    expect(sent.status).toBe(422)
    expect(Object.keys(sent.body.errors).sort()).toEqual(["text_en", "text_ja", "topics", "who_en", "who_ja"])
    expect((await own(token, id)).state).toBe("draft")
    const onlyJapanese = { title_en: "", who_en: "", text_en: "", ...JAPANESE, version: 1 }
    expect((await write(api, token, id, onlyJapanese)).body).toMatchObject({ state: "waiting", version: 2 })
  })

  it("returns 422 for an invalid draft", async () => {
    const { token } = await aTipWriter(api)
    for (const wishes of [
      { title_en: "x".repeat(81) },
      { who_ja: "x".repeat(121) },
      { text_en: "x".repeat(1_501) },
      { topics: ["visa", "visa"] },
      { topics: ["visa", "offers", "interviews", "companies"] },
      { topics: ["cooking"] },
      { version: -1 },
      { is_sent: undefined },
    ])
      expect([wishes, (await write(api, token, randomUUID(), wishes)).status]).toEqual([wishes, 422])
  })

  it("returns 404 to other members, and to editors", async () => {
    const { token } = await aTipWriter(api)
    const other = await aTipWriter(api)
    const { draftId } = await aPublishedTip(api, token)
    for (const stranger of [other.token, editor.token]) {
      expect((await api.call(`GET /v1/tip-drafts/${draftId}`, { token: stranger })).status).toBe(404)
      expect((await write(api, stranger, draftId, { version: 2 })).status).toBe(404)
      expect((await remove(stranger, draftId)).status).toBe(404)
      expect((await withdraw(stranger, draftId)).status).toBe(404)
    }
    expect(await list(other.token)).toEqual([])
  })

  it("from two windows at once refuses the second save", async () => {
    const { token } = await aTipWriter(api)
    const id = randomUUID()
    const both = await Promise.all([write(api, token, id), write(api, token, id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await write(api, token, id, { version: 0 })).body.code).toBe("tip.changed")
    expect((await write(api, token, id, { version: 1 })).status).toBe(200)
  })

  it("is idempotent when a save is retried", async () => {
    const { token } = await aTipWriter(api)
    const id = randomUUID()
    const words = { ...JAPANESE, title_en: "Press once", picture_id: await aTipPicture(token) }
    const presses = [write(api, token, id, words), write(api, token, id, words)]
    for (const press of [...presses, write(api, token, id, words)])
      expect((await press).body).toMatchObject({ id, version: 1, state: "waiting" })
    const review = await reviewOfDraft(api, editor.token, id)
    const others = [
      { is_sent: false },
      { text_en: "Another." },
      { topics: ["visa"] },
      { picture_id: undefined },
    ]
    for (const wishes of others)
      expect([wishes, (await write(api, token, id, { ...words, ...wishes })).status]).toEqual([wishes, 409])
    expect(await reviewOfDraft(api, editor.token, id)).toEqual(review)
    const kept = { ...words, version: 1, is_sent: false }
    for (const again of [await write(api, token, id, kept), await write(api, token, id, kept)])
      expect(again.body).toMatchObject({ version: 2, state: "draft" })
    expect(await list(token)).toHaveLength(1)
  })
})

describe("an editor who reviews a tip", () => {
  // spec: learning.tips
  it("reads all of it and publishes it with an id made from its title; its author is notified", async () => {
    const { token, account } = await aTipWriter(api, { language: "en" })
    const id = randomUUID()
    await write(api, token, id, { ...JAPANESE, title_en: "Eat before the group discussion" })
    const { title, facts } = await reviewOfDraft(api, editor.token, id)
    expect(title).toBe("Tips")
    const texts = facts.map(({ text }: { text: string }) => text)
    expect(texts).toEqual(
      expect.arrayContaining(["Interviews", "Eat before the group discussion", JAPANESE.text_ja]),
    )
    expect((await read("eat-before-the-group-discussion")).status).toBe(404)
    expect((await decide(api, editor.token, id, { outcome: "approved" })).status).toBe(200)
    expect(await own(token, id)).toMatchObject({
      state: "published",
      tip_id: "eat-before-the-group-discussion",
    })
    expect((await read("eat-before-the-group-discussion")).body).toMatchObject({
      author: { name: "Nguyen Thi Linh", is_senpai: true },
      languages: ["en", "ja"],
    })
    await api.settle()
    const { body } = await api.call("GET /v1/notifications", { token, language: "en" })
    expect(body.items[0].title).toBe("Your tip is published")
    expect((await mailsTo(api, account.email)).map(({ subject }) => subject)).toContain(
      "Your tip is published",
    )
  })

  it("gives two tips of the same title different ids, and one without English letters a random id", async () => {
    const { token } = await aTipWriter(api)
    const title = { title_en: "Ask what a normal day looks like" }
    expect((await aPublishedTip(api, token, title)).id).toBe("ask-what-a-normal-day-looks-like")
    expect((await aPublishedTip(api, token, title)).id).toBe("ask-what-a-normal-day-looks-like-2")
    const { id } = await aPublishedTip(api, token, { title_en: "", who_en: "", text_en: "", ...JAPANESE })
    expect(id).toMatch(/^[a-z]{10}$/)
  })

  it("returns it with a reason, and it can be submitted again", async () => {
    const { token } = await aTipWriter(api)
    const id = randomUUID()
    await write(api, token, id)
    await decide(api, editor.token, id, {
      outcome: "returned",
      reason_key: "one-thing",
      reason: "The first.",
    })
    const returned = await own(token, id)
    expect(returned).toMatchObject({ state: "returned", tip_id: null })
    expect(returned.reason).toContain("one thing")
    expect(returned.reason).toContain("The first.")
    expect((await write(api, token, id, { version: returned.version })).body).toMatchObject({
      state: "waiting",
      reason: null,
    })
    expect((await decide(api, editor.token, id, { outcome: "approved" })).status).toBe(200)
  })

  it("declines it for good, and it can then only be removed", async () => {
    const { token } = await aTipWriter(api)
    const id = randomUUID()
    await write(api, token, id)
    await decide(api, editor.token, id, { outcome: "declined", reason_key: "advertising" })
    const { version } = await own(token, id)
    expect((await write(api, token, id, { version })).body.code).toBe("tip.declined")
    expect((await withdraw(token, id)).body.code).toBe("tip.not_found")
    expect(await own(token, id)).toMatchObject({ version, state: "declined" })
    expect((await remove(token, id)).status).toBe(204)
    expect(await list(token)).toEqual([])
  })

  it("decides on the version that was read: a resubmitted one has changed, a withdrawn one is gone", async () => {
    const { token } = await aTipWriter(api)
    const id = randomUUID()
    await write(api, token, id)
    const { id: review, version } = await reviewOfDraft(api, editor.token, id)
    const approve = () =>
      api.call(`POST /v1/editors/reviews/${review}/decision`, {
        token: editor.token,
        body: { version, outcome: "approved" },
      })
    await write(api, token, id, { version: 1, text_en: "Something else." })
    expect((await approve()).body.code).toBe("review.changed")
    expect((await write(api, token, id, { version: 2, is_sent: false })).body.state).toBe("draft")
    expect((await approve()).body.code).toBe("review.withdrawn")
  })
})

describe("a published tip", () => {
  it("stays unchanged for readers while a change waits, and keeps its id", async () => {
    const { token } = await aTipWriter(api)
    const { id, draftId, version } = await aPublishedTip(api, token, { title_en: "Bring two pens" })
    const before = (await read(id)).body
    await write(api, token, draftId, { version, title_en: "Bring three pens", topics: ["offers"] })
    expect((await read(id)).body).toEqual(before)
    await decide(api, editor.token, draftId, { outcome: "approved" })
    expect((await read(id)).body).toMatchObject({
      id: "bring-two-pens",
      title: "Bring three pens",
      published_at: before.published_at,
    })
    const { body } = await api.call("GET /v1/search?q=three+pens&kind=tip")
    expect(body.items[0].id).toBe(id)
  })

  it("whose change is declined can still be changed", async () => {
    const { token } = await aTipWriter(api)
    const { id, draftId, version } = await aPublishedTip(api, token)
    await write(api, token, draftId, { version, title_en: "Buy our app" })
    await decide(api, editor.token, draftId, { outcome: "declined", reason_key: "advertising" })
    expect((await read(id)).status).toBe(200)
    const declined = await own(token, draftId)
    expect(declined.state).toBe("declined")
    expect((await write(api, token, draftId, { version: declined.version })).status).toBe(200)
  })

  it("is withdrawn by its author, and republished with its id and votes, or removed", async () => {
    const { token } = await aTipWriter(api)
    const { id, draftId } = await aPublishedTip(api, token)
    await api.call(`PUT /v1/votes/tip/${id}`, { token: (await signedIn(api)).token })
    expect((await remove(token, draftId)).body.code).toBe("tip.is_published")
    const down = await withdraw(token, draftId)
    expect(down.body).toMatchObject({ state: "draft", tip_id: null })
    expect((await read(id)).status).toBe(404)
    expect(
      (await api.call("GET /v1/search?q=timer&kind=tip")).body.items.map((one: { id: string }) => one.id),
    ).not.toContain(id)
    await write(api, token, draftId, { version: down.body.version })
    await decide(api, editor.token, draftId, { outcome: "approved" })
    expect((await read(id)).body.helpful_count).toBe(1)
    await withdraw(token, draftId)
    expect((await remove(token, draftId)).status).toBe(204)
    expect((await read(id)).status).toBe(404)
    expect(await list(token)).toEqual([])
  })

  it("is deleted with its author's account", async () => {
    const writer = await aTipWriter(api)
    const { id } = await aPublishedTip(api, writer.token)
    await api.db.transaction((tx) =>
      removePeople(tx, [writer.id], [removeTipsOnAccountDeleted], api.clock.now()),
    )
    expect((await read(id)).status).toBe(404)
    expect(
      (await api.call("GET /v1/search?q=timer&kind=tip")).body.items.map((one: { id: string }) => one.id),
    ).not.toContain(id)
  })
})

describe("the picture of a tip", () => {
  it("is visible to its author and the editors first, to everyone once published, and to no one after removal", async () => {
    const { token } = await aTipWriter(api)
    const picture = await aTipPicture(token)
    const draftId = randomUUID()
    const shown = await write(api, token, draftId, { picture_id: picture })
    expect(shown.body.picture.id).toBe(picture)
    const open = () => fetchFile(api.api, `/api/v1/tip-pictures/${picture}/small`)
    expect((await open()).status).toBe(404)
    const { files } = await reviewOfDraft(api, editor.token, draftId)
    expect(files).toMatchObject([{ name: "large", content_type: "image/webp" }])
    await decide(api, editor.token, draftId, { outcome: "approved" })
    const { tip_id, version } = await own(token, draftId)
    const [small] = (await read(tip_id)).body.picture
    expect(small).toMatchObject({ address: `/api/v1/tip-pictures/${picture}/small` })
    expect((await open()).headers.get("content-type")).toBe("image/webp")
    await write(api, token, draftId, { version })
    expect((await open()).status).toBe(200)
    await decide(api, editor.token, draftId, { outcome: "approved" })
    expect((await open()).status).toBe(404)
  })

  it("has alternative text in each language, which editors read too", async () => {
    const { token } = await aTipWriter(api)
    const id = randomUUID()
    const alt = { picture_alt_en: "A desk with two pens", picture_alt_ja: "ペンが2本ある机" }
    const words = { ...JAPANESE, ...alt, picture_id: await aTipPicture(token) }
    expect((await write(api, token, id, words)).body).toMatchObject(alt)
    const { facts } = await reviewOfDraft(api, editor.token, id)
    expect(facts.map(({ text }: { text: string }) => text)).toEqual(
      expect.arrayContaining(Object.values(alt)),
    )
    await decide(api, editor.token, id, { outcome: "approved" })
    const { tip_id, version } = await own(token, id)
    for (const language of ["en", "ja"] as const) {
      const { body } = await api.call(`GET /v1/tips/${tip_id}`, { language })
      expect(body.picture_alt).toBe(alt[`picture_alt_${language}`])
    }
    // The alternative text is dropped with the picture.
    await write(api, token, id, { ...words, version, picture_id: undefined })
    await decide(api, editor.token, id, { outcome: "approved" })
    expect((await read(tip_id)).body).toMatchObject({ picture: null, picture_alt: "" })
    const long = { picture_alt_en: "x".repeat(201) }
    expect((await write(api, token, randomUUID(), long)).status).toBe(422)
  })

  it("is saved in one of two drafts at once and refused in the other; a published picture stays taken", async () => {
    const { token } = await aTipWriter(api)
    const picture = await aTipPicture(token)
    const drafts = [randomUUID(), randomUUID()]
    const both = await Promise.all(drafts.map((id) => write(api, token, id, { picture_id: picture })))
    expect(both.map(({ body }) => body.code ?? body.picture.id).sort()).toEqual(
      [picture, "picture.not_there"].sort(),
    )
    const kept = both[0]?.status === 200 ? drafts[0] : drafts[1]
    if (kept === undefined) throw new Error("neither draft was saved")
    await decide(api, editor.token, kept, { outcome: "approved" })
    const { version } = await own(token, kept)
    await write(api, token, kept, { version })
    // Its draft has no picture now; the published tip still does.
    const other = await write(api, token, randomUUID(), { picture_id: picture })
    expect(other.body.code).toBe("picture.not_there")
    expect((await write(api, token, kept, { version: version + 1, picture_id: picture })).status).toBe(200)
  })

  it("must be the author's own, and belongs to one tip", async () => {
    const [{ token }, other] = [await aTipWriter(api), await aTipWriter(api)]
    const picture = await aTipPicture(token)
    expect((await write(api, other.token, randomUUID(), { picture_id: picture })).body.code).toBe(
      "picture.not_there",
    )
    expect((await write(api, token, randomUUID(), { picture_id: picture })).status).toBe(200)
    expect((await write(api, token, randomUUID(), aTip({ picture_id: picture }))).body.code).toBe(
      "picture.not_there",
    )
  })
})
