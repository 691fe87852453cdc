// The life of a file in both kinds of store: processing, serving and deletion.
import { PHOTO_LIMIT_BYTES } from "@shirube/vocabulary/product"
import { sql } from "drizzle-orm"
import sharp from "sharp"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, TEST_NOW, type TestApi } from "#api/testing/api"
import {
  aBucket,
  aFolder,
  aSlowBody,
  fetchFile,
  fileRows,
  HOUR_MS,
  moveTo,
  onceProcessed,
  type Place,
  sendFile,
  streamOf,
} from "#api/testing/media/files"
import { aJpeg, aPhoneJpeg, aPng } from "#api/testing/media/pictures"
import { processFiles, sweepUnusedFiles } from "../jobs.ts"

describe.each([
  ["a folder", async () => aFolder()],
  ["an S3-compatible store", aBucket],
] as const)("a file in %s", (_name, open) => {
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

  const keysOf = (id: string) =>
    place
      .keys()
      .filter((key) => key.startsWith(`${id}/`))
      .sort()
  const folders = () => [...new Set(place.keys().map((key) => key.split("/")[0]))].sort()
  const later = (ms: number) => moveTo(api, Date.parse(TEST_NOW) + ms)
  const send = async (
    body: Uint8Array | ReadableStream<Uint8Array>,
    wishes: Parameters<typeof sendFile>[2] = {},
  ) => sendFile(api.api, body, wishes)

  /** Uploaded by a new member, and processed. */
  async function aSentFile(body: Uint8Array, type = "image/jpeg") {
    const owner = await signedIn(api)
    const { status, body: sent } = await send(body, { token: owner.token, type })
    expect([status, sent.state]).toEqual([201, "processing"])
    return { owner, id: sent.id as string, file: await onceProcessed(api, owner.token, sent.id) }
  }
  const aPhoto = async () => {
    const { owner, id, file } = await aSentFile(await aJpeg())
    const addressOf = (name: string) =>
      (file.variants as { name: string; address: string }[]).find((v) => v.name === name)?.address ?? ""
    return { owner, id, file, addressOf }
  }

  it("is cropped to a square and re-encoded in every size, and the original is deleted", async () => {
    const { id, file } = await aPhoto()
    expect(file).toMatchObject({ state: "ready", purpose: "photo", refusal: null })
    await expect.poll(() => keysOf(id)).toEqual([`${id}/large`, `${id}/medium`, `${id}/small`])
    for (const { address, width, height, bytes } of file.variants) {
      const got = await fetchFile(api.api, address)
      expect([got.status, got.headers.get("Content-Type")]).toEqual([200, "image/webp"])
      const picture = await sharp(got.bytes).metadata()
      expect(picture).toMatchObject({ format: "webp", width, height })
      expect([width, got.bytes.byteLength]).toEqual([height, bytes])
    }
    expect(file.variants.map(({ width }: { width: number }) => width)).toEqual([96, 192, 512])
  })

  it("is rotated upright, and stripped of location and camera metadata", async () => {
    const sent = await aPhoneJpeg()
    expect(sent.includes("A phone with a name")).toBe(true)
    const { file } = await aSentFile(sent)
    const { bytes } = await fetchFile(api.api, file.variants[2].address)
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
    expect([exif, xmp, iptc, icc, orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    const rednessAt = (x: number) => data[(256 * info.width + x) * info.channels] ?? 0
    expect(rednessAt(400)).toBeGreaterThan(150) // above became right
    expect(rednessAt(100)).toBeLessThan(100)
  })

  it("is accepted without a content length, in chunks of any size", async () => {
    const owner = await signedIn(api)
    const png = await aPng()
    const pieces = [png.subarray(0, 1), png.subarray(1, 9), png.subarray(9, 40), png.subarray(40)]
    const { status, body } = await send(streamOf(...pieces), { token: owner.token, type: "image/png" })
    expect(status).toBe(201)
    expect((await onceProcessed(api, owner.token, body.id)).state).toBe("ready")
    expect(await fileRows(api, owner.id)).toMatchObject([{ bytes: png.byteLength }])
  })

  // spec: membership.uploads
  it("beyond the limit is refused, declared or not, and leaves nothing", async () => {
    const owner = await signedIn(api)
    const jpeg = await aJpeg()
    const tooLarge = Buffer.concat([jpeg, Buffer.alloc(PHOTO_LIMIT_BYTES + 1 - jpeg.byteLength)])
    const before = folders()
    const announced = await send(tooLarge, { token: owner.token, headers: { LanguageType: "ja" } })
    expect([announced.status, announced.body.code]).toEqual([413, "request.too_large"])
    expect(announced.body.message).toContain("送信できる大きさ")
    let taken = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(taken === 0 ? jpeg : new Uint8Array(65_536))
        taken += 65_536
      },
    })
    const poured = await send(endless, { token: owner.token })
    expect([poured.status, poured.body.code]).toEqual([413, "request.too_large"])
    expect(taken).toBeLessThan(PHOTO_LIMIT_BYTES + 10 * 65_536)
    expect(await fileRows(api, owner.id)).toEqual([])
    expect(folders()).toEqual(before)
    const most = Buffer.concat([jpeg, Buffer.alloc(PHOTO_LIMIT_BYTES - jpeg.byteLength)])
    expect((await send(most, { token: owner.token })).status).toBe(201)
  })

  // spec: membership.uploads
  it("whose sender disconnects midway leaves nothing", async () => {
    const owner = await signedIn(api)
    const before = folders()
    const jpeg = await aJpeg()
    let isBegun = false
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (isBegun) controller.error(new Error("the other side hung up"))
        else controller.enqueue(jpeg.subarray(0, 500))
        isBegun = true
      },
    })
    const { status, body } = await send(broken, { token: owner.token })
    expect([status, body.code]).toEqual([400, "request.malformed"])
    expect(await fileRows(api, owner.id)).toEqual([])
    expect(folders()).toEqual(before)
  })

  it("whose upload was cut off by a killed server is deleted after an hour", async () => {
    const owner = await signedIn(api)
    const stalled = aSlowBody()
    stalled.go((await aJpeg()).subarray(0, 500))
    const unanswered = send(stalled.body, { token: owner.token })
    await expect.poll(() => fileRows(api, owner.id)).toMatchObject([{ state: "receiving" }])
    later(HOUR_MS - 1_000)
    await sweepUnusedFiles(api).run({})
    expect(await fileRows(api, owner.id)).toMatchObject([{ state: "receiving" }])
    later(HOUR_MS + 1_000)
    await sweepUnusedFiles(api).run({})
    const [row] = await fileRows(api, owner.id)
    expect(row?.state).toBe("removed")
    expect(keysOf(row?.id ?? "")).toEqual([])
    // If the upload completes after all, it is too late.
    stalled.end()
    expect((await unanswered).body.code).toBe("file.sent_again")
    expect(keysOf(row?.id ?? "")).toEqual([])
  })

  it("supports full, range and conditional requests", async () => {
    const { addressOf } = await aPhoto()
    const address = addressOf("medium")
    const { bytes: whole, headers } = await fetchFile(api.api, address)
    const etag = headers.get("ETag") ?? ""
    expect(etag).toMatch(/^"[\w-]{43}"$/)
    expect(headers.get("Accept-Ranges")).toBe("bytes")
    const n = whole.byteLength
    const part = async (range: string, more: Record<string, string> = {}) => {
      const { status, headers, bytes } = await fetchFile(api.api, address, { Range: range, ...more })
      const [first, last] = [whole.indexOf(bytes), whole.indexOf(bytes) + bytes.byteLength - 1]
      expect(headers.get("Content-Length")).toBe(status === 416 ? null : String(bytes.byteLength))
      return status === 206 ? [206, first, last, headers.get("Content-Range")] : [status, bytes.byteLength]
    }
    expect(await part("bytes=0-9")).toEqual([206, 0, 9, `bytes 0-9/${n}`])
    expect(await part(`bytes=${n - 8}-`)).toEqual([206, n - 8, n - 1, `bytes ${n - 8}-${n - 1}/${n}`])
    expect(await part("bytes=-8")).toEqual([206, n - 8, n - 1, `bytes ${n - 8}-${n - 1}/${n}`])
    expect(await part("bytes=10-999999999")).toEqual([206, 10, n - 1, `bytes 10-${n - 1}/${n}`])
    expect(await part("bytes=-999999999")).toEqual([206, 0, n - 1, `bytes 0-${n - 1}/${n}`])
    for (const ignored of ["bytes=0-1,4-5", "bytes=9-2", "bytes=-", "lines=1-2", "nonsense"])
      expect(await part(ignored), ignored).toEqual([200, n])
    expect(await part("bytes=0-9", { "If-Range": etag })).toEqual([206, 0, 9, `bytes 0-9/${n}`])
    expect(await part("bytes=0-9", { "If-Range": '"another"' })).toEqual([200, n])
    for (const beyond of [`bytes=${n}-`, "bytes=999999999-", "bytes=-0"]) {
      const { status, headers } = await fetchFile(api.api, address, { Range: beyond })
      expect([status, headers.get("Content-Range")], beyond).toEqual([416, `bytes */${n}`])
    }
    const known = await fetchFile(api.api, address, { "If-None-Match": `"x", W/${etag}` })
    expect([known.status, known.bytes.byteLength, known.headers.get("ETag")]).toEqual([304, 0, etag])
    const head = await fetchFile(api.api, address, {}, "HEAD")
    expect([head.status, head.bytes.byteLength, head.headers.get("Content-Length")]).toEqual([
      200,
      0,
      String(n),
    ])
  })

  it("is hidden at once and then deleted from the store when its owner's account is deleted", async () => {
    const { owner, id, addressOf } = await aPhoto()
    await api.call("PUT /v1/user/photo", { token: owner.token, body: { file_id: id } })
    await api.db.autocommit.execute(sql`delete from users where id = ${owner.id}`)
    expect((await fetchFile(api.api, addressOf("small"))).status).toBe(404)
    expect(keysOf(id)).toContain(`${id}/small`)
    await sweepUnusedFiles(api).run({})
    expect(keysOf(id)).toEqual([])
    expect(await fileRows(api, null)).toEqual([])
  })

  it("is deleted after a day without use, and stays if it is used", async () => {
    const [unused, used] = [await aPhoto(), await aPhoto()]
    await api.call("PUT /v1/user/photo", { token: used.owner.token, body: { file_id: used.id } })
    later(23 * HOUR_MS)
    await sweepUnusedFiles(api).run({})
    expect(keysOf(unused.id)).toContain(`${unused.id}/small`)
    later(25 * HOUR_MS)
    await sweepUnusedFiles(api).run({})
    expect(keysOf(unused.id)).toEqual([])
    expect(await fileRows(api, unused.owner.id)).toEqual([])
    expect(keysOf(used.id)).toContain(`${used.id}/small`)
  })

  it("survives being processed by two processes at once", async () => {
    const { id, file, owner } = await aPhoto()
    await api.storage.put(`${id}/original`, [await aJpeg()], "image/jpeg")
    await api.db.autocommit.execute(sql`update files set state = 'processing' where id = ${id}`)
    await Promise.all([1, 2].map(() => processFiles(api).run({ fileId: id as never })))
    expect((await api.call(`GET /v1/files/${id}`, { token: owner.token })).body.state).toBe("ready")
    expect(keysOf(id)).toEqual(file.variants.map(({ name }: { name: string }) => `${id}/${name}`).sort())
  })

  it("is processed once, however often the job starts", async () => {
    const { id, file, owner } = await aPhoto()
    await processFiles(api).run({ fileId: id as never })
    expect((await api.call(`GET /v1/files/${id}`, { token: owner.token })).body).toEqual(file)
    await api.db.autocommit.execute(sql`delete from files where id = ${id}`)
    await processFiles(api).run({ fileId: id as never })
    expect(keysOf(id)).toEqual([])
  })
})
