// Uploads and downloads as a browser makes them, and storage for the files.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { sql } from "drizzle-orm"
import { expect, vi } from "vitest"
import { rows } from "#api/kernel/db/client"
import type { TestApi } from "../api.ts"
import { startObjectStore } from "../services/object-store.ts"

interface UploadOptions {
  readonly token?: string
  readonly type?: string
  readonly purpose?: string
  readonly headers?: Record<string, string>
}

type Body = Uint8Array | ReadableStream<Uint8Array>

export async function sendFile(api: TestApi["api"], body: Body, options: UploadOptions = {}) {
  const { token, type = "image/jpeg", purpose = "photo", headers = {} } = options
  const length = body instanceof Uint8Array ? { "Content-Length": String(body.byteLength) } : {}
  const response = await api(
    new Request(`http://shirube.test/api/v1/files?purpose=${purpose}`, {
      method: "POST",
      headers: {
        "Content-Type": type,
        ...length,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body,
      duplex: "half",
    } as RequestInit),
  )
  return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) }
}

/** Ends a hanging wait; long enough for a busy machine. */
const HANG_MS = 120_000

export const onceProcessed = (api: Pick<TestApi, "call">, token: string, id: string) =>
  vi.waitFor(
    async () => {
      const { body } = await api.call(`GET /v1/files/${id}`, { token })
      expect(body.state).not.toBe("processing")
      return body
    },
    { timeout: HANG_MS, interval: 50 },
  )

export async function fetchFile(
  api: TestApi["api"],
  address: string,
  headers: Record<string, string> = {},
  method = "GET",
) {
  const response = await api(new Request(`http://shirube.test${address}`, { method, headers }))
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

export const fileRows = (api: Pick<TestApi, "db">, ownerId: string | null) =>
  rows<{ id: string; state: string; bytes: number }>(
    api.db.autocommit,
    ownerId === null
      ? sql`select id, state, bytes from files where owner_id is null`
      : sql`select id, state, bytes from files where owner_id = ${ownerId} order by created_at, id`,
  )

export const HOUR_MS = 3_600_000
const credentials = { keyId: "shirube", secret: "a secret of this test" }

export interface Place {
  readonly environment: NodeJS.ProcessEnv
  /** Keys of all stored files, `<id>/<name>`. */
  keys(): string[]
  read(key: string): Buffer
  write(key: string, bytes: Uint8Array): void
  stop(): Promise<void>
}

export function aFolder(): Place {
  const folder = mkdtempSync(join(tmpdir(), "shirube-files-"))
  return {
    environment: { FILES_DIR: folder },
    keys: () =>
      existsSync(folder)
        ? readdirSync(folder, { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        : [],
    read: (key) => readFileSync(join(folder, key)),
    write: (key, bytes) => writeFileSync(join(folder, key), bytes),
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

export async function aBucket(): Promise<Place> {
  const { endpoint, objects, stop } = await startObjectStore(credentials)
  const pathOf = (key: string) => `/uploads/${key}`
  const objectAt = (key: string) => {
    const object = objects.get(pathOf(key))
    if (!object) throw new Error(`No object ${key} in the store`)
    return object
  }
  return {
    environment: {
      FILES_S3_BUCKET: "uploads",
      FILES_S3_ENDPOINT: endpoint,
      FILES_S3_KEY_ID: credentials.keyId,
      FILES_S3_SECRET: credentials.secret,
    },
    keys: () => [...objects.keys()].map((path) => path.replace("/uploads/", "")),
    read: (key) => objectAt(key).bytes,
    write: (key, bytes) => void objects.set(pathOf(key), { ...objectAt(key), bytes: Buffer.from(bytes) }),
    stop,
  }
}

export const moveTo = ({ clock }: TestApi, time: number) =>
  clock.advance((time - clock.now().getTime()) / 1000)

/** A body that the test sends piece by piece. */
export function aSlowBody() {
  let own: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      own = controller
    },
  })
  return { body, go: (piece: Uint8Array) => own?.enqueue(piece), end: () => own?.close() }
}

export const streamOf = (...pieces: Uint8Array[]) => ReadableStream.from(pieces) as ReadableStream<Uint8Array>
