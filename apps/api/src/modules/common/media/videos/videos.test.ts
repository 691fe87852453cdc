// Access to videos and how they are served, in both kinds of store: by granted address, while the session lasts.
import { sql } from "drizzle-orm"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { createApi } from "#api/app"
import { newId, type SessionId, type VideoId } from "#api/kernel/db/ids"
import { createVault } from "#api/kernel/security/vault"
import { suspendAccount } from "#api/modules/editorial/suspensions/builders"
import { signedIn, TEST_PASSWORD } from "#api/modules/identity/auth/builders"
import { startTestApi, TEST_NOW, type TestApi } from "#api/testing/api"
import { aBucket, aFolder, fetchFile, HOUR_MS, moveTo, type Place } from "#api/testing/media/files"
import { aFilm } from "#api/testing/media/films"
import { aVideo } from "../builders.ts"
import { grantMedia, wireMedia } from "../grants/service.ts"
import { sweepUnusedVideos } from "../jobs.ts"
import { attachVideos, describeVideo, endGrants, releaseVideos } from "./service.ts"

describe.each([
  ["a folder", async () => aFolder()],
  ["an S3-compatible store", aBucket],
] as const)("a video in %s", (_name, open) => {
  let place: Place
  let api: TestApi
  beforeAll(async () => {
    place = await open()
    api = await startTestApi(place.environment)
  })
  afterEach(() => {
    expect(api.takeLogLines()).toEqual([])
    moveTo(api, Date.parse(TEST_NOW))
  })
  afterAll(async () => {
    await api.stop()
    await place.stop()
  })

  const addressesOf = async (id: VideoId, session: SessionId | null) => {
    const video = (await describeVideo(api.db.autocommit, [id])).get(id)
    const granted = video && grantMedia(api, video, session, api.clock.now())
    if (!granted) throw new Error("nothing to watch")
    return wireMedia(granted)
  }
  const get = (address: string, headers: Record<string, string> = {}, method = "GET") =>
    fetchFile(api.api, address, headers, method)
  const keysOf = (id: string) => place.keys().filter((key) => key.startsWith(`${id}/`))

  it("is complete once adopted, with its sound and poster, and adopting it is idempotent", async () => {
    const film = aFilm({ durationMs: 90_000 })
    const { id } = await aVideo(api, film)
    await aVideo(api, film, id)
    expect(keysOf(id).sort()).toEqual([`${id}/audio.m4a`, `${id}/poster.jpg`, `${id}/video.mp4`])
    const { video_address, audio_address, poster_address, ...about } = await addressesOf(id, null)
    expect(about).toMatchObject({
      hls_address: null,
      bytes: film.byteLength,
      duration_ms: 90_000,
      width: 1280,
      height: 720,
      audio_bytes: 1_000,
    })
    const got = await get(video_address)
    expect([got.status, got.headers.get("Content-Type"), got.bytes.equals(film)]).toEqual([
      200,
      "video/mp4",
      true,
    ])
    expect((await get(audio_address ?? "")).headers.get("Content-Type")).toBe("audio/mp4")
    const poster = await get(poster_address ?? "")
    expect([poster.status, poster.headers.get("Content-Type")]).toEqual([200, "image/jpeg"])
    expect(poster.headers.get("Cache-Control")).toBe("public, max-age=86400, immutable")
  })

  // spec: learning.ranges
  it("supports full, range and conditional requests", async () => {
    const film = aFilm()
    const { id } = await aVideo(api, film)
    const { video_address: address } = await addressesOf(id, null)
    const n = film.byteLength
    const { headers } = await get(address)
    const etag = headers.get("ETag") ?? ""
    expect([headers.get("Accept-Ranges"), headers.get("X-Content-Type-Options")]).toEqual([
      "bytes",
      "nosniff",
    ])
    const part = async (range: string, more: Record<string, string> = {}) => {
      const { status, headers, bytes } = await get(address, { Range: range, ...more })
      expect(headers.get("Content-Length")).toBe(String(bytes.byteLength))
      const [, first = 0, last = n - 1] =
        /^bytes (\d+)-(\d+)\//.exec(headers.get("Content-Range") ?? "") ?? []
      expect(bytes.equals(film.subarray(Number(first), Number(last) + 1)), range).toBe(true)
      return [status, headers.get("Content-Range")]
    }
    expect(await part("bytes=0-")).toEqual([206, `bytes 0-${n - 1}/${n}`])
    expect(await part("bytes=1000-1999")).toEqual([206, `bytes 1000-1999/${n}`])
    expect(await part("bytes=-500")).toEqual([206, `bytes ${n - 500}-${n - 1}/${n}`])
    expect(await part("bytes=0-9", { "If-Range": etag })).toEqual([206, `bytes 0-9/${n}`])
    expect(await part("bytes=0-9", { "If-Range": '"another version"' })).toEqual([200, null])
    for (const joined of ["bytes=0-99,100-199", "bytes=150-199, 0-160", `bytes=0-199,${n}-`])
      expect(await part(joined), joined).toEqual([206, `bytes 0-199/${n}`])
    for (const whole of [
      "bytes=0-1,8-9",
      `bytes=${"0-1,".repeat(30)}0-1`,
      "bytes=0-1,x",
      "bytes=9-2",
      "x=0-1",
    ])
      expect(await part(whole), whole).toEqual([200, null])
    for (const beyond of [
      `bytes=${n}-`,
      "bytes=-0",
      `bytes=${n}-,${n + 5}-${n + 9}`,
      `bytes=${"9".repeat(40)}-`,
    ]) {
      const { status, headers } = await get(address, { Range: beyond })
      expect([status, headers.get("Content-Range")], beyond).toEqual([416, `bytes */${n}`])
    }
    const head = await get(address, { Range: "bytes=0-9" }, "HEAD")
    expect([head.status, head.headers.get("Content-Length"), head.bytes.byteLength]).toEqual([
      200,
      String(n),
      0,
    ])
    const held = await get(address, { "If-None-Match": etag, Range: "bytes=0-9" })
    expect([held.status, held.bytes.byteLength]).toEqual([304, 0])
  })

  it("may be cached until its address expires if public, and is revalidated on each request if private", async () => {
    const { id } = await aVideo(api)
    const anyone = await addressesOf(id, null)
    const lasts = (Date.parse(anyone.expires_at) - Date.parse(TEST_NOW)) / 1000
    const kept = async (address: string) => (await get(address)).headers.get("Cache-Control")
    expect(await kept(anyone.video_address)).toBe(`private, max-age=${lasts}, immutable`)
    const { sessionId } = await aMember()
    expect(await kept((await addressesOf(id, sessionId)).video_address)).toBe("private, no-cache")
  })

  it("has the same address for an hour, and returns 404 once that has expired", async () => {
    const { id } = await aVideo(api)
    const { video_address: address, expires_at } = await addressesOf(id, null)
    moveTo(api, Date.parse(TEST_NOW) + HOUR_MS - 1_000)
    expect((await addressesOf(id, null)).video_address).toBe(address)
    moveTo(api, Date.parse(expires_at) - 1_000)
    expect((await get(address)).status).toBe(200)
    moveTo(api, Date.parse(expires_at))
    expect((await get(address)).status).toBe(404)
  })

  it("returns 404 for the address of a suspended member, also for a range", async () => {
    const { id } = await aVideo(api)
    const member = await aMember()
    const { video_address } = await addressesOf(id, member.sessionId)
    expect((await get(video_address)).status).toBe(200)
    await suspendAccount(api, member.id)
    expect((await get(video_address)).status).toBe(404)
    expect((await get(video_address, { Range: "bytes=0-9" })).status).toBe(404)
  })

  // spec: learning.film-access
  it("returns 404 for an address that is altered, for another video, or of another session", async () => {
    const [{ id }, other] = [await aVideo(api), await aVideo(api)]
    const [member, another] = [await aMember(), await aMember()]
    const { video_address: address } = await addressesOf(id, member.sessionId)
    expect((await get(address)).status).toBe(200)
    const [, grant = ""] = /media\/([^/]+)\//.exec(address) ?? []
    const [expires = "", session = "", number = "", signature = ""] = grant.split(".")
    const given = (forged: string, video: string = id, name = "video.mp4") =>
      `/api/v1/media/${forged}/${video}/${name}`
    for (const forged of [
      given(`${Number(expires) + 3_600}.${session}.${number}.${signature}`),
      given(`${expires}.${session}.${Number(number) + 1}.${signature}`),
      given(`${expires}.${session}.${signature}`),
      given(`${expires}.-.${number}.${signature}`),
      given(`${expires}.${another.sessionId}.${number}.${signature}`),
      given(`${expires}.${session}.${number}.`),
      given(`${expires}.${session}.${number}.${signature.slice(1)}`),
      given(`${expires}.${session}.${number}.${signature.slice(0, -2)}AA`),
      given("-"),
      given(grant, other.id),
      given(grant, newId<VideoId>()),
      given(grant, id, "hls.m3u8"),
      given(grant, id, "__proto__"),
      given(grant, id, "..%2Fvideo.mp4"),
      `/api/v1/files/${id}/video.mp4`,
    ])
      expect([forged, (await get(forged)).status]).toEqual([forged, 404])
  })

  it("returns 404 for addresses granted before it was taken down, and plays with a new one", async () => {
    const { id } = await aVideo(api)
    const { sessionId } = await aMember()
    const issued = [await addressesOf(id, null), await addressesOf(id, sessionId)]
    await api.db.transaction((tx) => endGrants(tx, [id]))
    for (const { video_address, audio_address } of issued)
      for (const address of [video_address, audio_address ?? ""])
        for (const method of ["GET", "HEAD"]) expect((await get(address, {}, method)).status).toBe(404)
    expect((await get((await addressesOf(id, null)).video_address)).status).toBe(200)
  })

  it("stays playable after the key is rotated, and not after the old key is dropped", async () => {
    const { id } = await aVideo(api)
    const { video_address: address } = await addressesOf(id, null)
    const previous = api.config.encryptionKeys.current
    const current = new TextEncoder().encode("another key of this test, and a long one")
    for (const [vault, status] of [
      [createVault({ current, previous }), 200],
      [createVault({ current, previous: undefined }), 404],
    ] as const)
      expect((await fetchFile(createApi({ ...api, vault }), address)).status).toBe(status)
  })

  async function aMember() {
    const person = await signedIn(api)
    const sessionId = (await api.accessTokens.sessionOf(person.token)) as SessionId
    return { ...person, sessionId }
  }

  const anotherToken = async ({ email }: { email: string }): Promise<string> => {
    const { body } = await api.call("POST /v1/auth/login", { body: { email, password: TEST_PASSWORD } })
    return body.access_token.access_token
  }

  it.each([
    ["signs out", ({ token }) => api.call("POST /v1/auth/logout", { token })],
    [
      "signs out everywhere else",
      async ({ account }) => api.call("POST /v1/sessions/end-others", { token: await anotherToken(account) }),
    ],
    [
      "changes the password elsewhere",
      async ({ account }) =>
        api.call("PUT /v1/password", {
          token: await anotherToken(account),
          body: { current_password: TEST_PASSWORD, password: "quite another long password" },
        }),
    ],
    ["is removed", ({ id }) => api.db.autocommit.execute(sql`delete from users where id = ${id}`)],
  ] satisfies [string, (member: Awaited<ReturnType<typeof aMember>>) => Promise<unknown>][])(
    "returns 404 as soon as a member %s, and stays available to others",
    async (_what, leave) => {
      const { id } = await aVideo(api)
      const [member, other] = [await aMember(), await aMember()]
      const theirs = await addressesOf(id, member.sessionId)
      const others = await addressesOf(id, other.sessionId)
      const { headers } = await get(theirs.video_address)
      await leave(member)
      for (const more of [{}, { Range: "bytes=0-9" }, { "If-None-Match": headers.get("ETag") ?? "" }])
        expect((await get(theirs.video_address, more)).status).toBe(404)
      expect((await get(theirs.audio_address ?? "", {}, "HEAD")).status).toBe(404)
      expect((await get(others.video_address)).status).toBe(200)
    },
  )

  it("is hidden as soon as it is released, and deleted from the store by the next sweep", async () => {
    const { id } = await aVideo(api)
    const { video_address, poster_address } = await addressesOf(id, null)
    await sweepUnusedVideos(api).run({})
    expect(keysOf(id)).toHaveLength(3)
    await releaseVideos(api.db.autocommit, [id])
    for (const address of [video_address, poster_address]) expect((await get(address ?? "")).status).toBe(404)
    await sweepUnusedVideos(api).run({})
    expect(keysOf(id)).toEqual([])
    expect((await describeVideo(api.db.autocommit, [id])).size).toBe(0)
  })

  it("can be attached by its owner only, and is deleted after a day if unattached", async () => {
    const [owner, stranger] = [await aMember(), await aMember()]
    const [held, unheld] = [await aVideo(api), await aVideo(api)]
    for (const { id } of [held, unheld])
      await api.db.autocommit.execute(
        sql`update videos set owner_id = ${owner.id}, used_at = null where id = ${id}`,
      )
    const now = api.clock.now()
    const hold = (ownerId: typeof owner.id, ids: VideoId[], purpose = "lesson-video") =>
      attachVideos(api.db.autocommit, { ownerId, purpose, ids }, now)
    expect(await hold(stranger.id, [held.id])).toBe(false)
    expect(await hold(owner.id, [held.id], "tip-video")).toBe(false)
    expect(await hold(owner.id, [held.id, held.id])).toBe(true)
    moveTo(api, Date.parse(TEST_NOW) + 25 * HOUR_MS)
    await sweepUnusedVideos(api).run({})
    expect([keysOf(held.id).length, keysOf(unheld.id)]).toEqual([3, []])
    await api.db.autocommit.execute(sql`delete from users where id = ${owner.id}`)
    await sweepUnusedVideos(api).run({})
    expect(keysOf(held.id)).toHaveLength(3)
  })

  it("returns 404 if the store has lost it", async () => {
    const { id } = await aVideo(api)
    const { video_address: address } = await addressesOf(id, null)
    await api.storage.deleteFolder(id)
    expect((await get(address)).status).toBe(404)
  })
})
