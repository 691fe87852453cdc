import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { startObjectStore } from "#api/testing/object-store"
import { createStorage } from "./storage.ts"

const root = mkdtempSync(join(tmpdir(), "shirube-storage-"))
const storage = await createStorage({ kind: "folder", path: join(root, "files") })
afterAll(() => rmSync(root, { recursive: true, force: true }))

const bytes = (text: string) => new TextEncoder().encode(text)
const read = async (key: string) => {
  const found = await storage.get(key)
  return found && new TextDecoder().decode(found)
}

describe("files in a folder", () => {
  it("are kept, read, replaced and deleted", async () => {
    await storage.put("cards/amara.png", bytes("first"), "image/png")
    expect(await read("cards/amara.png")).toBe("first")
    await storage.put("cards/amara.png", bytes("second"), "image/png")
    expect(await read("cards/amara.png")).toBe("second")
    await storage.delete("cards/amara.png")
    expect(await read("cards/amara.png")).toBeUndefined()
  })

  it("that were never there are undefined, and can be deleted without complaint", async () => {
    expect(await read("nothing")).toBeUndefined()
    await storage.delete("nothing")
  })

  it("keep their bytes", async () => {
    const all = Uint8Array.from({ length: 256 }, (_, i) => i)
    await storage.put("bytes", all, "application/octet-stream")
    expect(Buffer.from((await storage.get("bytes")) ?? [])).toEqual(Buffer.from(all))
  })

  it("are never outside of it, whatever the name", async () => {
    writeFileSync(join(root, "secret"), "secret")
    for (const key of [
      "../secret",
      "a/../../secret",
      "..",
      "./../secret",
      "..\\secret",
      "%2e%2e/secret",
      join(root, "secret"),
      "a\0b",
      "",
    ]) {
      const found = await read(key).catch(() => undefined)
      expect(found, key).toBeUndefined()
      await storage.put(key, bytes("overwritten"), "text/plain").catch(() => {})
      await storage.delete(key).catch(() => {})
    }
    expect(existsSync(join(root, "secret"))).toBe(true)
    expect(readdirSync(root).sort()).toEqual(["files", "secret"])
  })
})

describe("files in an S3-compatible store", () => {
  const credentials = { keyId: "shirube", secret: "a secret of this test" }
  const storeAt = (endpoint: string, given = credentials) =>
    createStorage({ kind: "s3", bucket: "uploads", region: "auto", endpoint, ...given })

  it("are kept, read, replaced and deleted, with signed requests and nothing that some stores refuse", async () => {
    const { endpoint, objects, stop } = await startObjectStore(credentials)
    const storage = await storeAt(endpoint)
    const [key, path] = ["cards/amara.png", "/uploads/cards/amara.png"]
    await storage.put(key, bytes("first"), "image/png")
    await storage.put(key, bytes("second"), "image/png")
    expect(objects.get(path)).toMatchObject({ bytes: Buffer.from("second"), contentType: "image/png" })
    expect(objects.get(path)?.headers).not.toHaveProperty("x-amz-acl")
    expect(Buffer.from((await storage.get(key)) ?? [])).toEqual(Buffer.from("second"))
    expect(await storage.get("nothing")).toBeUndefined()
    await storage.delete(key)
    expect(await storage.get(key)).toBeUndefined()
    expect(objects.size).toBe(0)
    await stop()
  })

  it("are out of reach with the wrong secret", async () => {
    const { endpoint, objects, stop } = await startObjectStore(credentials)
    const stranger = await storeAt(endpoint, { ...credentials, secret: "a guess" })
    await expect(stranger.put("a", bytes("x"), "text/plain")).rejects.toThrow()
    await expect(stranger.get("a")).rejects.toThrow()
    expect(objects.size).toBe(0)
    await stop()
  })
})
