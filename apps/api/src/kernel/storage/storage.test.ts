import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import { buffer, text } from "node:stream/consumers"
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest"
import { startObjectStore } from "#api/testing/services/object-store"
import { ApiError } from "../http/errors.ts"
import { createStorage, StorageFull, StorageUnavailable } from "./storage.ts"
import type { ByteRange, Storage } from "./store.ts"

const root = mkdtempSync(join(tmpdir(), "shirube-storage-"))
const storage = await createStorage({ kind: "folder", path: join(root, "files") })
afterAll(() => rmSync(root, { recursive: true, force: true }))

const bytes = (words: string) => [new TextEncoder().encode(words)]
const readFrom = async (store: Storage, key: string, range?: ByteRange) => {
  const found = await store.get(key, range)
  return found && (await text(found))
}
const read = (key: string) => readFrom(storage, key)

describe("files in a folder", () => {
  it("are stored, read, replaced and deleted", async () => {
    await storage.put("cards/amara.png", bytes("first"), "image/png")
    expect(await read("cards/amara.png")).toBe("first")
    await storage.put("cards/amara.png", bytes("second"), "image/png")
    expect(await read("cards/amara.png")).toBe("second")
    await storage.delete("cards/amara.png")
    expect(await read("cards/amara.png")).toBeUndefined()
  })

  it("that do not exist are undefined, and deleting them succeeds", async () => {
    expect(await read("nothing")).toBeUndefined()
    await storage.delete("nothing")
  })

  it("keep all byte values", async () => {
    const all = Uint8Array.from({ length: 256 }, (_, i) => i)
    await storage.put("bytes", [all], "application/octet-stream")
    expect(await buffer((await storage.get("bytes")) ?? Readable.from([]))).toEqual(Buffer.from(all))
  })

  it("are read by range", async () => {
    await storage.put("cards/words", bytes("先輩に聞く"), "text/plain")
    expect(await readFrom(storage, "cards/words", { first: 3, last: 5 })).toBe("輩")
  })

  it("are deleted with their folder, and no others are", async () => {
    for (const key of ["amara/original", "amara/small", "amara2/original"])
      await storage.put(key, bytes("x"), "text/plain")
    await storage.deleteFolder("amara")
    expect(await read("amara/original")).toBeUndefined()
    expect(await read("amara/small")).toBeUndefined()
    expect(await read("amara2/original")).toBe("x")
    await storage.deleteFolder("nothing")
  })

  it("whose sender disconnects are distinguished from a store that fails", async () => {
    async function* hangingUp() {
      yield* bytes("half")
      throw new ApiError("request.malformed")
    }
    await expect(storage.put("cards/half", hangingUp(), "text/plain")).rejects.toThrow(ApiError)
    writeFileSync(join(root, "files", "taken"), "")
    await expect(storage.put("taken/x", bytes("x"), "text/plain")).rejects.toThrow(StorageUnavailable)
    await storage.delete("taken")
  })

  it("that do not fit are distinguished from a store that is down", async () => {
    async function* fillingTheDisk() {
      yield* bytes("half")
      throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" })
    }
    await expect(storage.put("cards/large", fillingTheDisk(), "text/plain")).rejects.toThrow(StorageFull)
  })

  it("are never outside of it, whatever the key", async () => {
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
    expect(readdirSync(root).filter((name) => name !== "files")).toEqual(["secret"])
  })
})

describe("files in an S3-compatible store", () => {
  const credentials = { keyId: "shirube", secret: "a secret of this test" }
  const storeAt = (endpoint: string, given = credentials) =>
    createStorage({ kind: "s3", bucket: "uploads", region: "auto", endpoint, ...given })

  it("are stored, read, replaced and deleted, with signed requests and without headers that some stores refuse", async () => {
    const { endpoint, objects, stop } = await startObjectStore(credentials)
    const storage = await storeAt(endpoint)
    const [key, path] = ["cards/amara.png", "/uploads/cards/amara.png"]
    await storage.put(key, bytes("first"), "image/png")
    await storage.put(key, bytes("second"), "image/png")
    expect(objects.get(path)).toMatchObject({ bytes: Buffer.from("second"), contentType: "image/png" })
    for (const refused of ["x-amz-acl", "x-amz-trailer", "x-amz-sdk-checksum-algorithm"])
      expect(objects.get(path)?.headers).not.toHaveProperty(refused)
    expect(await readFrom(storage, key)).toBe("second")
    expect(await readFrom(storage, key, { first: 1, last: 3 })).toBe("eco")
    expect(await storage.get("nothing")).toBeUndefined()
    await storage.delete(key)
    expect(await storage.get(key)).toBeUndefined()
    expect(objects.size).toBe(0)
    await stop()
  })

  it("are deleted with their folder, however many there are", async () => {
    const { endpoint, objects, stop } = await startObjectStore(credentials)
    const storage = await storeAt(endpoint)
    for (const key of ["amara/1", "amara/2", "amara/3", "amara/4", "amara/5", "amara2/1"])
      await storage.put(key, bytes("x"), "text/plain")
    await storage.deleteFolder("amara")
    expect([...objects.keys()]).toEqual(["/uploads/amara2/1"])
    await stop()
  })

  it("are buffered in an unlinked file that cannot be left behind", async () => {
    const { endpoint, objects, stop } = await startObjectStore(credentials)
    const storage = await storeAt(endpoint)
    const folder = mkdtempSync(join(tmpdir(), "shirube-storage-"))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    vi.stubEnv("TMPDIR", folder)
    const during: string[][] = []
    async function* observing() {
      yield* bytes("first ")
      during.push(readdirSync(folder))
      yield* bytes("second")
      during.push(readdirSync(folder))
    }
    await storage.put("words", observing(), "text/plain")
    vi.unstubAllEnvs()
    expect(during).toEqual([[], []])
    expect(objects.get("/uploads/words")?.bytes.toString()).toBe("first second")
    await stop()
  })

  it("whose sender disconnects are not stored", async () => {
    const { endpoint, objects, stop } = await startObjectStore(credentials)
    const storage = await storeAt(endpoint)
    async function* hangingUp() {
      yield* bytes("half")
      throw new ApiError("request.malformed")
    }
    await expect(storage.put("half", hangingUp(), "text/plain")).rejects.toThrow(ApiError)
    expect(objects.size).toBe(0)
    await stop()
    await expect(storage.put("late", bytes("x"), "text/plain")).rejects.toThrow(StorageUnavailable)
  })

  it("are inaccessible with the wrong secret", async () => {
    const { endpoint, objects, stop } = await startObjectStore(credentials)
    const stranger = await storeAt(endpoint, { ...credentials, secret: "a guess" })
    await expect(stranger.put("a", bytes("x"), "text/plain")).rejects.toThrow()
    await expect(stranger.get("a")).rejects.toThrow()
    expect(objects.size).toBe(0)
    await stop()
  })
})
