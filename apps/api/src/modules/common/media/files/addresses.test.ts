// Access to files: by signed address, while it is valid.
import { pictureTypes } from "@shirube/contract/common/media/files"
import sharp from "sharp"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { createApi } from "#api/app"
import { filePurpose } from "#api/kernel/features/file-purposes"
import { createVault } from "#api/kernel/security/vault"
import { suspendAccount } from "#api/modules/editorial/suspensions/builders"
import { signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, TEST_NOW, type TestApi } from "#api/testing/api"
import { aFolder, fetchFile, HOUR_MS, moveTo, onceProcessed, sendFile } from "#api/testing/media/files"
import { aJpeg } from "#api/testing/media/pictures"

const banner = filePurpose({
  name: "banner",
  mostBytes: 100_000,
  accepts: pictureTypes,
  visibility: "public",
  crops: [{ name: "wide", width: 120, height: 40 }],
})

describe("the address of a file", () => {
  const place = aFolder()
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(place.environment, { filePurposes: [banner] })
  })
  afterEach(() => {
    expect(api.takeLogLines()).toEqual([])
    moveTo(api, Date.parse(TEST_NOW))
  })
  afterAll(async () => {
    await api.stop()
    await place.stop()
  })

  const aPhoto = async () => {
    const { id: userId, token } = await signedIn(api)
    const { body } = await sendFile(api.api, await aJpeg(), { token })
    const { variants } = await onceProcessed(api, token, body.id)
    const address = (variants as { name: string; address: string }[])[0]?.address ?? ""
    return { id: body.id as string, userId, token, url: new URL(address, "http://shirube.test") }
  }
  const statusOf = async (url: URL) => (await fetchFile(api.api, url.pathname + url.search)).status
  const at = (url: URL, path: string) => new URL(path + url.search, url)
  const saying = (url: URL, name: string, value: string | undefined) => {
    const copy = new URL(url)
    if (value === undefined) copy.searchParams.delete(name)
    else copy.searchParams.set(name, value)
    return copy
  }

  it("returns 404 if it is altered, for another file or size, or unsigned", async () => {
    const [{ url }, other] = [await aPhoto(), await aPhoto()]
    expect(await statusOf(url)).toBe(200)
    const signature = url.searchParams.get("signature") ?? ""
    for (const altered of [
      saying(url, "signature", undefined),
      saying(url, "signature", ""),
      saying(url, "signature", signature.slice(1)),
      saying(url, "signature", `${signature.slice(0, -2)}AA`),
      saying(url, "expires", undefined),
      saying(url, "expires", "99999999999"),
      saying(url, "expires", "1e12"),
      at(url, other.url.pathname),
      ...["large", "original", "__proto__"].map((name) => at(url, url.pathname.replace("small", name))),
    ])
      expect(await statusOf(altered), altered.href).toBe(404)
  })

  it("is valid for one to two hours, and is revalidated on each request", async () => {
    const { url } = await aPhoto()
    const { headers } = await fetchFile(api.api, url.pathname + url.search)
    const until = Number(url.searchParams.get("expires")) * 1000
    const lasts = until - Date.parse(TEST_NOW)
    expect([lasts >= HOUR_MS, lasts <= 2 * HOUR_MS]).toEqual([true, true])
    expect(headers.get("Cache-Control")).toBe("private, no-cache")
    moveTo(api, until - 1_000)
    expect(await statusOf(url)).toBe(200)
    moveTo(api, until)
    expect(await statusOf(url)).toBe(404)
  })

  it("returns 404 while its reader is suspended, and works again afterwards", async () => {
    const { url, userId } = await aPhoto()
    await suspendAccount(api, userId)
    expect(await statusOf(url)).toBe(404)
    await api.database.exec(`update suspensions set ended_at = now() where user_id = '${userId}'`)
    expect(await statusOf(url)).toBe(200)
  })

  it("stays valid after the key is rotated, and not after the old key is dropped", async () => {
    const { url } = await aPhoto()
    const bytes = (text: string) => new TextEncoder().encode(text)
    const previous = api.config.encryptionKeys.current
    const current = bytes("another key of this test, and a long one")
    for (const [vault, status] of [
      [createVault({ current, previous }), 200],
      [createVault({ current, previous: undefined }), 404],
    ] as const)
      expect((await fetchFile(createApi({ ...api, vault }), url.pathname + url.search)).status).toBe(status)
  })

  // spec: membership.no-active-content
  it("serves a picture and nothing that a browser would run", async () => {
    const { url } = await aPhoto()
    const { headers } = await fetchFile(api.api, url.pathname + url.search)
    expect(headers.get("Content-Type")).toBe("image/webp")
    expect(headers.get("Content-Disposition")).toBe('inline; filename="photo-small.webp"')
    expect(headers.get("Content-Security-Policy")).toBe("sandbox; default-src 'none'")
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff")
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin")
  })

  it("of a public file needs no signature, and may be cached forever", async () => {
    const { token } = await signedIn(api)
    const sent = await sendFile(api.api, await aJpeg(), { token, purpose: "banner" })
    const { variants } = await onceProcessed(api, token, sent.body.id)
    const address = `/api/v1/files/${sent.body.id}/wide`
    const { status, headers, bytes } = await fetchFile(api.api, address)
    expect(status).toBe(200)
    expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable")
    expect(headers.get("Vary")).toBeNull()
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 120, height: 40 })
    expect(variants).toMatchObject([{ name: "wide", address }])
  })
})
