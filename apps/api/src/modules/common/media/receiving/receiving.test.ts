// Uploading files: what is accepted, how often, and what happens to fake pictures.
import { UPLOAD_BYTES_PER_DAY, UPLOADS_PER_DAY } from "@shirube/vocabulary/product"
import { sql } from "drizzle-orm"
import sharp from "sharp"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { createApi } from "#api/app"
import { createStorage } from "#api/kernel/storage/storage"
import { signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, TEST_NOW, type TestApi } from "#api/testing/api"
import {
  aFolder,
  aSlowBody,
  fetchFile,
  fileRows,
  HOUR_MS,
  moveTo,
  onceProcessed,
  sendFile,
} from "#api/testing/media/files"
import { aBomb, aJpeg, anAnimation, aPng } from "#api/testing/media/pictures"
import { processFiles } from "../jobs.ts"

describe("uploading a file", () => {
  const place = aFolder()
  let api: TestApi
  beforeAll(async () => {
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
  const send = async (body: Uint8Array, wishes: Parameters<typeof sendFile>[2] = {}) =>
    sendFile(api.api, body, wishes)
  const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
  const processed = async (body: Uint8Array, type = "image/jpeg", language: "en" | "ja" = "en") => {
    const { token } = await signedIn(api)
    const sent = await send(body, { token, type })
    expect(sent.status).toBe(201)
    await onceProcessed(api, token, sent.body.id)
    return (await api.call(`GET /v1/files/${sent.body.id}`, { token, language })).body
  }

  it("checks the purpose, then the content type", async () => {
    const { token } = await signedIn(api)
    const jpeg = await aJpeg()
    expect(codeOf(await send(jpeg, { token, purpose: "nothing" }))).toEqual([422, "file.unknown_purpose"])
    expect(codeOf(await send(jpeg, { token, purpose: "" }))).toEqual([422, "request.invalid"])
    for (const type of ["application/json", "image/svg+xml", "text/html", "image/", "image/jpeg2"])
      expect(codeOf(await send(jpeg, { token, type })), type).toEqual([415, "request.content_type"])
    const gzip = { "Content-Encoding": "gzip" }
    expect(codeOf(await send(jpeg, { token, headers: gzip }))).toEqual([415, "request.content_type"])
    expect(codeOf(await send(new Uint8Array(), { token }))).toEqual([422, "file.empty"])
  })

  // spec: membership.uploads
  it("trusts the content, not the declared type", async () => {
    const { token } = await signedIn(api)
    const words = (text: string) => new TextEncoder().encode(text)
    for (const [body, type] of [
      [await aPng(), "image/jpeg"],
      [await aJpeg(), "image/png"],
      [words("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"), "image/png"],
      [words("<!doctype html><script>alert(1)</script>"), "image/gif"],
      [words("%PDF-1.7"), "image/jpeg"],
      [words("GIF"), "image/gif"],
      [Buffer.concat([words("RIFF1234WAVE"), await aJpeg()]), "image/webp"],
    ] as const)
      expect(codeOf(await send(body, { token, type }))).toEqual([422, "file.other_type"])
    expect(place.keys()).toEqual([])
  })

  it("takes the first frame of an animation", async () => {
    for (const type of ["gif", "webp"] as const) {
      const file = await processed(await anAnimation(type), `image/${type}`)
      expect(file.state).toBe("ready")
      const { bytes } = await fetchFile(api.api, file.variants[0].address)
      expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1)
      expect((await sharp(bytes).stats()).dominant.r).toBeGreaterThan(150)
    }
  })

  it("refuses what cannot be decoded, with a reason in both languages", async () => {
    const jpeg = await aJpeg()
    const noise = Buffer.concat([jpeg.subarray(0, 200), Buffer.alloc(3_000, "noise")])
    const page = new TextEncoder().encode("GIF89a/*<html><script>alert(1)</script>*/")
    for (const [body, type] of [
      [noise, "image/jpeg"],
      [(await aPng()).subarray(0, 60), "image/png"],
      [page, "image/gif"],
    ] as const) {
      const file = await processed(body, type, "ja")
      expect(file).toMatchObject({ state: "refused", variants: [], refusal: { code: "file.unreadable" } })
      expect(file.refusal.message).toContain("画像を読み取れませんでした")
      await expect.poll(() => place.keys().filter((key) => key.startsWith(file.id))).toEqual([])
    }
  })

  it("does not decode a decompression bomb", async () => {
    expect(aBomb().byteLength).toBeLessThan(1_024)
    for (const bomb of [aBomb(), aBomb(2_000_000_000, 1), aBomb(65_000, 65_000)]) {
      const file = await processed(bomb, "image/png")
      expect(file.state).toBe("refused")
      expect(file.refusal.code).toMatch(/^file\.(too_many_pixels|unreadable)$/)
    }
    const { refusal } = await processed(aBomb(), "image/png")
    expect(refusal).toEqual({
      code: "file.too_many_pixels",
      message: "This picture is too large: it has too many pixels. Please make it smaller and send it again.",
    })
  })

  it("strips data hidden behind a picture", async () => {
    const file = await processed(Buffer.concat([await aJpeg(), Buffer.from("<script>alert(1)</script>")]))
    expect(file.state).toBe("ready")
    for (const { address } of file.variants)
      expect((await fetchFile(api.api, address)).bytes.includes("script")).toBe(false)
  })

  it("gives up on a file that has crashed the process before", async () => {
    const { token } = await signedIn(api)
    const { body } = await send(await aJpeg(), { token })
    const ready = await onceProcessed(api, token, body.id)
    expect(ready.state).toBe("ready")
    await api.storage.put(`${body.id}/original`, [await aJpeg()], "image/jpeg")
    await api.db.autocommit.execute(
      sql`update files set state = 'processing', attempts = 3 where id = ${body.id}`,
    )
    await processFiles(api).run({ fileId: body.id })
    expect((await api.call(`GET /v1/files/${body.id}`, { token })).body.refusal.code).toBe("file.unreadable")
  })

  it("leaves an unknown purpose to a process that knows it", async () => {
    const { token } = await signedIn(api)
    const { body } = await send(await aJpeg(), { token })
    await onceProcessed(api, token, body.id)
    await api.storage.put(`${body.id}/original`, [await aJpeg()], "image/jpeg")
    await api.db.autocommit.execute(sql`update files set state = 'processing' where id = ${body.id}`)
    const older = processFiles({ ...api, filePurposes: [] })
    await expect(older.run({ fileId: body.id })).rejects.toThrow('unknown file purpose "photo"')
    await processFiles(api).run({ fileId: body.id })
    expect((await onceProcessed(api, token, body.id)).state).toBe("ready")
  })

  it("accepts the same upload once, however often it is sent", async () => {
    const { token, id } = await signedIn(api)
    const headers = { "Idempotency-Key": "0123456789abcdef" }
    const jpeg = await aJpeg()
    const first = await send(jpeg, { token, headers })
    const second = await send(jpeg, { token, headers })
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id])
    expect(await fileRows(api, id)).toHaveLength(1)
    const other = await signedIn(api)
    expect((await send(jpeg, { token: other.token, headers })).body.id).not.toBe(first.body.id)
  })

  it("keeps the newer of two uploads with one key while the older is still in progress", async () => {
    const { token, id } = await signedIn(api)
    const headers = { "Idempotency-Key": "fedcba9876543210" }
    const jpeg = await aJpeg()
    const slow = aSlowBody()
    slow.go(jpeg.subarray(0, 100))
    const older = sendFile(api.api, slow.body, { token, headers })
    await expect.poll(() => fileRows(api, id)).toHaveLength(1)
    const newer = await send(jpeg, { token, headers })
    expect(newer.status).toBe(201)
    slow.go(jpeg.subarray(100))
    slow.end()
    expect(codeOf(await older)).toEqual([409, "file.sent_again"])
    expect(await fileRows(api, id)).toMatchObject([{ id: newer.body.id }])
    const atOnce = { "Idempotency-Key": "aaaaaaaabbbbbbbb" }
    const answers = await Promise.all([1, 2, 3].map(() => send(jpeg, { token, headers: atOnce })))
    const ids = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.id))
    expect(ids.size).toBe(1)
    for (const answer of answers) expect([201, 409], String(answer.status)).toContain(answer.status)
    expect(await fileRows(api, id)).toHaveLength(2)
  })

  it("limits a member's files and bytes per day", async () => {
    const jpeg = await aJpeg()
    for (const [count, bytes] of [
      [UPLOADS_PER_DAY, 1],
      [1, UPLOAD_BYTES_PER_DAY],
    ] as const) {
      const { token, id } = await signedIn(api)
      await api.db.autocommit.execute(sql`insert into files (id, owner_id, purpose, state, content_type, bytes, created_at)
        select gen_random_uuid(), ${id}, 'photo', 'refused', 'image/jpeg', ${bytes}, ${TEST_NOW}::timestamptz - interval '23 hours'
        from generate_series(1, ${count})`)
      const refused = await send(jpeg, { token })
      expect(codeOf(refused)).toEqual([429, "file.daily_limit"])
      expect(refused.headers.get("Retry-After")).toBe("3600")
      moveTo(api, Date.parse(TEST_NOW) + HOUR_MS + 1_000)
      expect((await send(jpeg, { token: (await signedIn(api)).token })).status).toBe(201)
      expect((await send(jpeg, { token })).status).toBe(201)
      moveTo(api, Date.parse(TEST_NOW))
    }
  })

  it("shows a file to its owner only", async () => {
    const [owner, other] = [await signedIn(api), await signedIn(api)]
    const { body } = await send(await aJpeg(), { token: owner.token })
    await onceProcessed(api, owner.token, body.id)
    const seen = (token: string) => api.call(`GET /v1/files/${body.id}`, { token })
    expect((await seen(owner.token)).status).toBe(200)
    expect(codeOf(await seen(other.token))).toEqual([404, "file.not_found"])
    const choice = { token: other.token, body: { file_id: body.id } }
    expect(codeOf(await api.call("PUT /v1/user/photo", choice))).toEqual([404, "file.not_found"])
  })

  it("reports a temporary error while the store is unavailable", async () => {
    const { token, id } = await signedIn(api)
    const away = await createStorage({ kind: "folder", path: "/dev/null/nowhere" })
    const answer = await sendFile(createApi({ ...api, storage: away }), await aJpeg(), { token })
    expect(codeOf(answer)).toEqual([503, "server.unavailable"])
    expect(api.takeLogLines().join()).toContain("the file store does not answer")
    expect(await fileRows(api, id)).toMatchObject([{ state: "receiving" }])
  })
})
