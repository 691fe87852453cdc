// Video uploads over the tus protocol, as a client makes them.
import { expect, vi } from "vitest"
import type { TestApi } from "../api.ts"

const encoded = (metadata: Record<string, string>) =>
  Object.entries(metadata)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`)
    .join(",")

type Body = Uint8Array | ReadableStream<Uint8Array>

export function uploader(api: Pick<TestApi, "api">, token?: string) {
  const speak = async (method: string, path: string, headers: Record<string, string> = {}, body?: Body) => {
    const response = await api.api(
      new Request(`http://shirube.test${path}`, {
        method,
        headers: {
          "Tus-Resumable": "1.0.0",
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body, duplex: "half" }),
      } as RequestInit),
    )
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      offset: Number(response.headers.get("Upload-Offset")),
      body: text === "" ? {} : JSON.parse(text),
    }
  }
  return {
    speak,
    announce: (bytes: number | string, purpose = "lesson-video", more: Record<string, string> = {}) =>
      speak("POST", "/api/v1/uploads", {
        "Upload-Length": String(bytes),
        "Upload-Metadata": encoded({ purpose, filename: "my film.mp4" }),
        ...more,
      }),
    append: (path: string, offset: number, body: Body, more: Record<string, string> = {}) =>
      speak(
        "PATCH",
        path,
        { "Upload-Offset": String(offset), "Content-Type": "application/offset+octet-stream", ...more },
        body,
      ),
    async send(film: Uint8Array, purpose?: string) {
      const { headers } = await this.announce(film.byteLength, purpose)
      const path = headers.get("Location") ?? ""
      const answer = await this.append(path, 0, film)
      return { ...answer, path, id: path.split("/").at(-1) ?? "" }
    },
  }
}

/** Ends a hanging wait; long enough for a busy machine. */
const HANG_MS = 120_000

export const onceWatchable = (api: Pick<TestApi, "call">, token: string, id: string) =>
  vi.waitFor(
    async () => {
      const { body } = await api.call(`GET /v1/videos/${id}`, { token })
      expect(["ready", "refused"]).toContain(body.state)
      return body
    },
    { timeout: HANG_MS, interval: 50 },
  )
