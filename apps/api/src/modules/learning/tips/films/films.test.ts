// The video of a tip, instead of a picture: ownership, visibility and deletion.
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { namedId, type VideoId } from "#api/kernel/db/ids"
import { describeVideo } from "#api/modules/common/media/videos/service"
import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import { removePeople } from "#api/modules/identity/deletion/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { fetchFile, onceProcessed, sendFile } from "#api/testing/media/files"
import { aFilm } from "#api/testing/media/films"
import { aJpeg } from "#api/testing/media/pictures"
import { onceWatchable, uploader } from "#api/testing/media/uploads"
import { countStatements } from "#api/testing/statements"
import { aPublishedTip, aTipWriter, decide, reviewOfDraft, write } from "../builders.ts"
import { removeTipsOnAccountDeleted } from "../service.ts"

let api: TestApi
let editor: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
  editor = await signedIn(api, anEditor())
})
afterAll(() => api.stop())

const upright = () => aFilm({ durationMs: 30_000, isTurned: true })

async function aTipFilm(token: string, film = upright(), purpose = "tip-video"): Promise<string> {
  const { id } = await uploader(api, token).send(film, purpose)
  await onceWatchable(api, token, id)
  return id
}

const own = async (token: string, id: string) => (await api.call(`GET /v1/tip-drafts/${id}`, { token })).body
const read = async (id: string) => (await api.call(`GET /v1/tips/${id}`, { language: "en" })).body
const mediaOf = (id: string) => api.call(`GET /v1/tips/${id}/media`)
const isThere = async (film: string) => {
  const id = namedId<VideoId>(film)
  return (await describeVideo(api.db.autocommit, [id])).has(id)
}

describe("the video of a tip", () => {
  // spec: learning.tips
  it("is reviewed by the editors, watched by everyone once published, and by no one after removal", async () => {
    const { token } = await aTipWriter(api)
    const bytes = upright()
    const film = await aTipFilm(token, bytes)
    const draftId = randomUUID()
    expect((await write(api, token, draftId, { film_id: film })).body).toMatchObject({
      state: "waiting",
      film_id: film,
    })
    const { id: review, files } = await reviewOfDraft(api, editor.token, draftId)
    expect(files).toEqual([{ name: "video.mp4", content_type: "video/mp4", bytes: bytes.byteLength }])
    const seen = await fetchFile(api.api, `/api/v1/editors/reviews/${review}/files/video.mp4`, {
      Authorization: `Bearer ${editor.token}`,
    })
    expect([seen.status, seen.bytes.equals(bytes)]).toEqual([200, true])
    await decide(api, editor.token, draftId, { outcome: "approved" })
    const { tip_id } = await own(token, draftId)
    const shown = { poster: null, duration_ms: 30_000, width: 720, height: 1280 }
    expect((await read(tip_id)).film).toEqual(shown)
    const { body: list } = await api.call("GET /v1/tips?limit=1")
    expect(list.items[0]).toMatchObject({ id: tip_id, film: shown, picture: null })
    const { status, body: media } = await mediaOf(tip_id)
    expect([status, media.duration_ms]).toEqual([200, 30_000])
    expect((await fetchFile(api.api, media.video_address)).bytes.equals(bytes)).toBe(true)
    await api.call(`DELETE /v1/tip-drafts/${draftId}/publication`, { token })
    expect((await mediaOf(tip_id)).status).toBe(404)
    await api.call(`DELETE /v1/tip-drafts/${draftId}`, { token })
    expect(await isThere(film)).toBe(false)
    expect((await fetchFile(api.api, media.video_address)).status).toBe(404)
  })

  it("returns 404 without a tip, or for a tip without one", async () => {
    const { token } = await aTipWriter(api)
    const { id } = await aPublishedTip(api, token)
    expect((await read(id)).film).toBeNull()
    for (const name of [id, "no-such-tip"]) expect((await mediaOf(name)).body.code).toBe("tip.not_found")
    expect((await mediaOf("NOT A TIP")).status).toBe(422)
  })

  it("must be the author's own and for a tip, and belongs to one tip, also with concurrent saves", async () => {
    const [{ token }, other] = [await aTipWriter(api), await aTipWriter(api)]
    const film = await aTipFilm(token)
    const lesson = await aTipFilm(token, aFilm(), "lesson-video")
    const refusedFilm = await aTipFilm(token, aFilm({ durationMs: 30_000 }))
    for (const [who, film_id] of [
      [other.token, film],
      [token, lesson],
      [token, refusedFilm],
      [token, randomUUID()],
    ] as const) {
      const { status, body } = await write(api, who, randomUUID(), { film_id, is_sent: false })
      expect([status, body.code]).toEqual([409, "tip.film_not_there"])
    }
    expect((await write(api, token, randomUUID(), { film_id: "x" })).status).toBe(422)
    const drafts = [randomUUID(), randomUUID()]
    const both = await Promise.all(drafts.map((id) => write(api, token, id, { film_id: film })))
    expect(both.map(({ body }) => body.code ?? body.film_id).sort()).toEqual(
      [film, "tip.film_not_there"].sort(),
    )
  })

  it("replaces a picture, and is refused beside one", async () => {
    const { token } = await aTipWriter(api)
    const sent = await sendFile(api.api, await aJpeg(900, 1200), { token, purpose: "tip-picture" })
    await onceProcessed(api, token, sent.body.id)
    const both = { picture_id: sent.body.id, film_id: await aTipFilm(token), is_sent: false }
    const { status, body } = await write(api, token, randomUUID(), both)
    expect([status, Object.keys(body.errors)]).toEqual([422, ["film_id"]])
  })

  it("may still be processing in a draft, and can be submitted once it is ready", async () => {
    const { token } = await aTipWriter(api)
    const { announce, append } = uploader(api, token)
    const film = upright()
    const { headers } = await announce(film.byteLength, "tip-video")
    const path = headers.get("Location") ?? ""
    const film_id = path.split("/").at(-1) ?? ""
    const id = randomUUID()
    expect((await write(api, token, id, { film_id, is_sent: false })).body.film_id).toBe(film_id)
    const early = await write(api, token, id, { film_id, version: 1 })
    expect([early.status, early.body.code]).toEqual([409, "tip.film_not_ready"])
    await append(path, 0, film)
    await onceWatchable(api, token, film_id)
    expect((await write(api, token, id, { film_id, version: 1 })).body.state).toBe("waiting")
  })

  it("stays for readers until another is published, and is deleted once unused", async () => {
    const { token } = await aTipWriter(api)
    const [first, second, third] = [await aTipFilm(token), await aTipFilm(token), await aTipFilm(token)]
    const { draftId, id, version } = await aPublishedTip(api, token, { film_id: first })
    await write(api, token, draftId, { version, film_id: second })
    await write(api, token, draftId, { version: version + 1, film_id: third })
    expect([await isThere(first), await isThere(second), (await mediaOf(id)).status]).toEqual([
      true,
      false,
      200,
    ])
    await decide(api, editor.token, draftId, { outcome: "approved" })
    expect([await isThere(first), await isThere(third)]).toEqual([false, true])
  })

  it("is deleted with its author's account, published or not", async () => {
    const { id, token } = await aTipWriter(api)
    const [shown, written] = [await aTipFilm(token), await aTipFilm(token)]
    await aPublishedTip(api, token, { film_id: shown })
    await write(api, token, randomUUID(), { film_id: written, is_sent: false })
    await api.db.transaction((tx) => removePeople(tx, [id], [removeTipsOnAccountDeleted], api.clock.now()))
    expect([await isThere(shown), await isThere(written)]).toEqual([false, false])
  })

  it("takes one statement per list, however many there are", async () => {
    const { token, id: senpai } = await aTipWriter(api)
    const list = () => api.call(`GET /v1/tips?senpai=${senpai}&limit=${Math.floor(Math.random() * 20) + 20}`)
    for (let made = 0; made < 2; made++) {
      await aPublishedTip(api, token, { film_id: await aTipFilm(token) })
      await api.settle()
    }
    expect(await countStatements(list, /"videos"/)).toBe(1)
  })
})
