// Sealed files, visible to their own feature only: without the vault, the store's bytes are useless.
import { randomBytes } from "node:crypto"
import { buffer } from "node:stream/consumers"
import { fileTypes } from "@shirube/contract/common/media/files"
import { sql } from "drizzle-orm"
import sharp from "sharp"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import type { FileId } from "#api/kernel/db/ids"
import { filePurpose } from "#api/kernel/features/file-purposes"
import { createVault } from "#api/kernel/security/vault"
import { signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aBucket, aFolder, fetchFile, onceProcessed, type Place, sendFile } from "#api/testing/media/files"
import { aBomb, aPhoneJpeg, aPng } from "#api/testing/media/pictures"
import { openSealed, resealFileKeys, stopUsing, useFile } from "./service.ts"

const LIMIT = 10 * 1024 * 1024
const passport = filePurpose({
  name: "passport",
  mostBytes: LIMIT,
  accepts: fileTypes,
  visibility: "sealed",
  crops: [{ name: "whole", width: 300, height: 300, isWhole: true }],
})
const pdf = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(40_000)])

describe.each([
  ["a folder", async () => aFolder()],
  ["an S3-compatible store", aBucket],
] as const)("a sealed file in %s", (_name, open) => {
  let place: Place
  let api: TestApi
  beforeAll(async () => {
    place = await open()
    api = await startTestApi(place.environment, { filePurposes: [passport] })
  })
  afterEach(() => expect(api.takeLogLines()).toEqual([]))
  afterAll(async () => {
    await api.stop()
    await place.stop()
  })

  const send = (body: Uint8Array, token: string, type = "image/jpeg") =>
    sendFile(api.api, body, { token, type, purpose: "passport" })

  async function aSealedFile(body: Uint8Array, type = "image/jpeg") {
    const owner = await signedIn(api)
    const { status, body: sent } = await send(body, owner.token, type)
    expect(status).toBe(201)
    const file = await onceProcessed(api, owner.token, sent.id)
    const id = sent.id as FileId
    await api.db.transaction((tx) => useFile(tx, api, owner.id, { purpose: passport, id }, api.clock.now()))
    return { owner, id, file, which: { id, ownerId: owner.id, purpose: passport } }
  }
  const keysOf = (id: string) => place.keys().filter((key) => key.startsWith(`${id}/`))
  type Which = Awaited<ReturnType<typeof aSealedFile>>["which"]
  const openedBy = async (vault: TestApi["vault"], which: Which, name = "whole") => {
    const opened = await openSealed(api.db.autocommit, { storage: api.storage, vault }, which, name)
    const content = await opened?.read()
    return content && { ...opened, content: await buffer(content) }
  }
  const keyOf = async (id: FileId) =>
    (
      await rows<{ key: string | null }>(
        api.db.autocommit,
        sql`select sealed_key as key from files where id = ${id}`,
      )
    )[0]?.key

  it("is re-encoded whole, and can be read only with the vault", async () => {
    const { id, which } = await aSealedFile(await aPhoneJpeg())
    expect(keysOf(id)).toEqual([`${id}/whole`])
    const stored = place.read(`${id}/whole`)
    expect(stored.includes("WEBP")).toBe(false)
    await expect(sharp(stored).metadata()).rejects.toThrow()
    const opened = await openedBy(api.vault, which)
    const { format, width, height, exif } = await sharp(opened?.content).metadata()
    expect([opened?.contentType, format, width, height, exif]).toEqual([
      "image/webp",
      "webp",
      300,
      300,
      undefined,
    ])
  })

  it("has no address, not even for its owner", async () => {
    const { id, file, owner } = await aSealedFile(await aPng(), "image/png")
    expect([file.state, file.variants]).toEqual(["ready", []])
    expect((await api.call(`GET /v1/files/${id}`, { token: owner.token })).body.variants).toEqual([])
    expect((await fetchFile(api.api, `/api/v1/files/${id}/whole`)).status).toBe(404)
  })

  it("that is a document is stored unchanged, and sealed from its first byte", async () => {
    const { id, which } = await aSealedFile(pdf, "application/pdf")
    expect(keysOf(id)).toEqual([`${id}/document`])
    expect(place.read(`${id}/document`).includes(pdf.subarray(100, 140))).toBe(false)
    const opened = await openedBy(api.vault, which, "document")
    expect([opened?.contentType, opened?.content.equals(pdf)]).toEqual(["application/pdf", true])
  })

  it("does not open if the store returns another or a changed one", async () => {
    const [one, other] = [
      await aSealedFile(await aPng(), "image/png"),
      await aSealedFile(await aPng(), "image/png"),
    ]
    const own = place.read(`${one.id}/whole`)
    place.write(`${one.id}/whole`, place.read(`${other.id}/whole`))
    await expect(openedBy(api.vault, one.which)).rejects.toThrow()
    const changed = Buffer.from(own)
    changed[20] = (changed[20] ?? 0) ^ 1
    place.write(`${one.id}/whole`, changed)
    await expect(openedBy(api.vault, one.which)).rejects.toThrow()
  })

  it("is deleted with its key once it is no longer used", async () => {
    const { id, owner, which } = await aSealedFile(await aPng(), "image/png")
    expect(await keyOf(id)).toEqual(expect.any(String))
    await api.db.transaction((tx) => stopUsing(tx, api.jobs, owner.id, passport))
    expect(await openedBy(api.vault, which)).toBeUndefined()
    await api.settle()
    expect([keysOf(id), await keyOf(id)]).toEqual([[], null])
  })

  it("opens with a new encryption key, permanently once it is resealed", async () => {
    const { which } = await aSealedFile(await aPng(), "image/png")
    const { current: older } = api.config.encryptionKeys
    const newer = new TextEncoder().encode("another-key-another-key-another-key")
    const both = createVault({ current: newer, previous: older })
    expect(await openedBy(both, which)).toBeDefined()
    await resealFileKeys(api.db, both)
    expect(await openedBy(createVault({ current: newer, previous: undefined }), which)).toBeDefined()
    await resealFileKeys(api.db, createVault({ current: older, previous: newer }))
    expect(await openedBy(api.vault, which)).toBeDefined()
  })

  // spec: membership.uploads
  it("that has a false type, is too large, or breaks off is refused, and leaves nothing", async () => {
    const { token } = await signedIn(api)
    const before = place.keys().length
    for (const [body, type] of [
      [pdf, "image/png"],
      [await aPng(), "application/pdf"],
      [Buffer.from("<script>alert(1)</script>"), "application/pdf"],
    ] as const) {
      const { status, body: answer } = await send(body, token, type)
      expect([status, answer.code]).toEqual([422, "file.other_document"])
    }
    const png = await aPng()
    const tooLarge = Buffer.concat([png, Buffer.alloc(LIMIT + 1 - png.byteLength)])
    expect((await send(tooLarge, token, "image/png")).status).toBe(413)
    const half = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(png.subarray(0, 200))
        controller.error(new Error("the connection was lost"))
      },
    })
    const broken = await sendFile(api.api, half, { token, type: "image/png", purpose: "passport" })
    expect(broken.status).toBe(400)
    const { body: bomb } = await send(aBomb(), token, "image/png")
    const { state, refusal } = await onceProcessed(api, token, bomb.id)
    expect([state, refusal.code]).toEqual(["refused", "file.too_many_pixels"])
    await api.settle()
    expect(place.keys()).toHaveLength(before)
  })
})
