import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { type Config, readConfig } from "@shirube/api/kernel/config/config"
import { createFaults } from "@shirube/api/kernel/process/faults"
import { createMetrics } from "@shirube/api/kernel/process/metrics"
import { collectingLog } from "@shirube/api/testing/log"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { createEdge } from "./edge.ts"
import { loadStaticFiles, type StaticFiles } from "./static-files.ts"
import { ask } from "./testing/ask.ts"

const folder = mkdtempSync(join(tmpdir(), "shirube-edge-"))
const script = `console.log(${JSON.stringify("x".repeat(5_000))})`
const { log, lines } = collectingLog()
const metrics = createMetrics()
const faults = createFaults({ log, metrics, collector: undefined })
const running: { close: (patienceMs: number) => Promise<void> }[] = []
let files: StaticFiles

beforeAll(async () => {
  await mkdir(join(folder, "assets"))
  writeFileSync(join(folder, "assets/main-abc123.js"), script)
  writeFileSync(join(folder, "assets/main-abc123.js.br"), brotliCompressSync(script))
  writeFileSync(join(folder, "assets/main-abc123.js.gz"), gzipSync(script))
  writeFileSync(join(folder, "robots.txt"), "User-agent: *\n")
  files = await loadStaticFiles(folder)
})
afterEach(async () => {
  for (const edge of running.splice(0)) await edge.close(0)
  expect(lines.splice(0)).toEqual([])
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Reads the header by name, and from the full list. */
const ipsOf = ({ headers }: Request) =>
  Response.json([headers.get("x-client-ip"), Object.fromEntries(headers)["x-client-ip"]])

type Answer = (request: Request) => Promise<Response>

async function serve(settings: Record<string, string> = {}, api: Answer = async (request) => ipsOf(request)) {
  const config: Config = readConfig({
    DATA_DIR: folder,
    ACCESS_TOKEN_SECRET: "only-for-tests-only-for-tests-only",
    ...settings,
  })
  const site = {
    fetch: async () =>
      new Response("<p>a page</p>".repeat(200), { headers: { "Content-Type": "text/html" } }),
    pages: { answer: () => undefined, drop: () => {} },
  }
  const edge = createEdge({ config, api, answers: () => undefined, site, files, metrics, faults })
  running.push(edge)
  return { edge, address: await edge.listen(0, "127.0.0.1") }
}

const get = (url: string, headers: Record<string, string | string[]> = {}) => ask(url, { headers })

describe("the address of a client", () => {
  const seenBy = async (address: string, headers: Record<string, string | string[]>) =>
    JSON.parse((await get(`${address}/api/x`, headers)).body.toString())

  it("is the socket's, whatever the client says", async () => {
    const { address } = await serve()
    for (const headers of [
      {},
      { "x-client-ip": "203.0.113.9" },
      { "X-Client-IP": ["203.0.113.9", "203.0.113.10"] },
      { "x-forwarded-for": "203.0.113.9" },
    ])
      expect(await seenBy(address, headers)).toEqual(["127.0.0.1", "127.0.0.1"])
  })

  it("is the one that the trusted proxy appended, not the client's own header", async () => {
    const { address } = await serve({ TRUST_PROXY: "1" })
    for (const headers of [
      { "x-forwarded-for": "203.0.113.9" },
      { "x-forwarded-for": "1.1.1.1, 203.0.113.9" },
      { "x-forwarded-for": ["1.1.1.1", "203.0.113.9"] },
      { "x-client-ip": "1.1.1.1", "x-forwarded-for": "203.0.113.9" },
    ])
      expect(await seenBy(address, headers)).toEqual(["203.0.113.9", "203.0.113.9"])
    expect(await seenBy(address, {})).toEqual(["127.0.0.1", "127.0.0.1"])
  })
})

describe("/metrics", () => {
  it("is served to this machine only, not through a proxy", async () => {
    for (const settings of [{}, { TRUST_PROXY: "1" }, { DEMO: "1" }]) {
      const { address } = await serve(settings)
      const own = await get(`${address}/metrics`)
      expect(own.status).toBe(200)
      expect(own.body.toString()).toContain("http_request_duration_seconds")
      for (const name of ["x-forwarded-for", "forwarded", "x-real-ip"])
        expect((await get(`${address}/metrics`, { [name]: "127.0.0.1" })).status, name).toBe(404)
    }
  })
})

describe("a built file", () => {
  it("under /assets is cached permanently, others for an hour", async () => {
    const { address } = await serve()
    const asset = await get(`${address}/assets/main-abc123.js`)
    expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable")
    expect(asset.headers["content-type"]).toBe("text/javascript; charset=utf-8")
    expect(asset.headers["x-content-type-options"]).toBe("nosniff")
    expect((await get(`${address}/robots.txt`)).headers["cache-control"]).toBe("public, max-age=3600")
  })

  it("returns 304 if the client has it", async () => {
    const { address } = await serve()
    const { headers } = await get(`${address}/assets/main-abc123.js`)
    const again = await get(`${address}/assets/main-abc123.js`, { "if-none-match": String(headers.etag) })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  it("is sent in an encoding that the client accepts", async () => {
    const { address } = await serve()
    for (const [accepted, encoding] of [
      ["gzip, deflate, br", "br"],
      ["gzip", "gzip"],
      ["br;q=0, gzip;q=0.5", "gzip"],
      ["identity", undefined],
      ["", undefined],
      ["brotli", undefined],
    ]) {
      const { headers, body } = await get(`${address}/assets/main-abc123.js`, {
        "accept-encoding": String(accepted),
      })
      expect([accepted, headers["content-encoding"]]).toEqual([accepted, encoding])
      expect(headers.vary).toContain("Accept-Encoding")
      if (!encoding) expect(body.toString()).toBe(script)
      else expect(body.length).toBeLessThan(script.length)
    }
  })

  it("that was built without encodings is sent uncompressed", async () => {
    const { address } = await serve()
    const { headers, body } = await get(`${address}/robots.txt`, { "accept-encoding": "gzip, br" })
    expect([headers["content-encoding"], body.toString()]).toEqual([undefined, "User-agent: *\n"])
  })

  it("has one URL, not one for each encoding", async () => {
    const { address } = await serve()
    for (const ending of [".br", ".gz"])
      expect((await get(`${address}/assets/main-abc123.js${ending}`)).body.toString()).toContain("a page")
  })

  it("is only served from the build folder: a path out of it is treated as a page", async () => {
    const { address } = await serve()
    for (const path of ["/../package.json", "/assets/../../x", "/assets/%2e%2e/robots.txt", "/assets/"])
      expect((await get(`${address}${path}`)).body.toString(), path).toContain("a page")
  })
})

describe("a page", () => {
  it("is compressed if the client accepts it", async () => {
    const { address } = await serve()
    expect((await get(`${address}/`, { "accept-encoding": "br" })).headers["content-encoding"]).toBe("br")
    expect((await get(`${address}/`, { "accept-encoding": "gzip" })).headers["content-encoding"]).toBe("gzip")
    expect((await get(`${address}/`)).headers["content-encoding"]).toBeUndefined()
  })
})

/** Sends raw bytes over a socket; resolves with the response when the server closes. */
const sendRaw = (address: string, text: string) =>
  new Promise<string>((resolve, reject) => {
    const { port } = new URL(address)
    let answer = ""
    const socket = connect(Number(port), "127.0.0.1", () => socket.end(text))
    socket.on("data", (chunk) => {
      answer += chunk
    })
    socket.on("close", () => resolve(answer))
    socket.on("error", reject)
  })

describe("a malformed request", () => {
  it("returns 400", async () => {
    const { address } = await serve()
    for (const text of [
      "nonsense\r\n\r\n",
      "GET / HTTP/1.1\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n",
      "GET /\\x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
      "GET nowhere HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n",
    ])
      expect((await sendRaw(address, text)).split("\r\n", 1)[0], JSON.stringify(text)).toMatch(/ 400 /)
  })

  it("with oversized headers returns 431", async () => {
    const { address } = await serve()
    const answer = await sendRaw(address, `GET /?${"x".repeat(30_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  })

  it("is distinguished from a server error, which is logged", async () => {
    const { address } = await serve({}, async () => {
      throw new TypeError("a fault of ours")
    })
    expect((await get(`${address}/api/x`)).status).toBe(500)
    expect(lines.splice(0).join()).toContain("a fault of ours")
  })
})

describe("a request for a foreign host name", () => {
  const names = [
    "localhost",
    "LOCALHOST:3000",
    "127.0.0.1",
    "[::1]:8080",
    "shirube.example",
    "shirube.example:443",
  ]
  const foreign = [
    "evil.example",
    "localhost.evil.example",
    "127.0.0.1.evil.example:3000",
    "10.0.0.7",
    "shirube.example.",
    "evil.example:80:80",
  ]

  it("is refused for pages, files, API and metrics", async () => {
    const { address } = await serve({ PUBLIC_URL: "https://shirube.example", DEMO: "1" })
    for (const path of ["/", "/assets/main-abc123.js", "/api/x", "/metrics"]) {
      for (const host of names)
        expect((await get(`${address}${path}`, { host })).status, host + path).toBe(200)
      for (const host of foreign) {
        const { status, headers, body } = await get(`${address}${path}`, { host })
        expect([400, 421], host + path).toContain(status)
        expect(headers["x-content-type-options"]).toBe("nosniff")
        expect(body.toString()).toMatch(/does not go by that name|Bad Request/)
      }
    }
  })

  it("is refused in its absolute form too, whatever its Host header", async () => {
    const { address } = await serve()
    const asked = (target: string) =>
      sendRaw(address, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    expect(await asked("http://evil.example/api/x")).toMatch(/^HTTP\/1\.1 421 /)
    expect(await asked("http://localhost/api/x")).toMatch(/^HTTP\/1\.1 200 /)
  })

  it("is served for health checks, because an orchestrator uses the IP address", async () => {
    const { address } = await serve()
    for (const path of ["/api/health/live", "/api/health/ready"])
      expect((await get(`${address}${path}`, { host: "10.0.0.7:3000" })).status).toBe(200)
    expect((await get(`${address}/api/health/live/../../x`, { host: "10.0.0.7" })).status).toBe(421)
  })
})

describe("a stream", () => {
  it("ends when its client disconnects", async () => {
    const cancelled = Promise.withResolvers<void>()
    const body = () =>
      new ReadableStream({ pull: (c) => c.enqueue(Buffer.from(".")), cancel: () => cancelled.resolve() })
    const { address } = await serve(
      {},
      async () => new Response(body(), { headers: { "Content-Type": "text/event-stream" } }),
    )
    const socket = connect(Number(new URL(address).port), "127.0.0.1", () =>
      socket.write("GET /api/v1/live HTTP/1.1\r\nHost: localhost\r\n\r\n"),
    )
    socket.on("error", () => {})
    await once(socket, "data")
    socket.resetAndDestroy()
    await cancelled.promise
  })

  it("is aborted if the client disconnects before it opens", async () => {
    const aborted = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    const { address } = await serve({}, async ({ signal }) => {
      signal.addEventListener("abort", () => aborted.resolve())
      asked.resolve()
      await aborted.promise
      return new Response(null, { headers: { "Content-Type": "text/event-stream" } })
    })
    const socket = connect(Number(new URL(address).port), "127.0.0.1", () =>
      socket.write("GET /api/v1/live HTTP/1.1\r\nHost: localhost\r\n\r\n"),
    )
    await asked.promise
    socket.destroy()
    await aborted.promise
  })
})

describe("closing", () => {
  it("lets a running request finish and accepts no new one", async () => {
    const answering = Promise.withResolvers<Response>()
    const asked = Promise.withResolvers<void>()
    const { edge, address } = await serve({}, () => {
      asked.resolve()
      return answering.promise
    })
    const request = get(`${address}/api/slow`)
    await asked.promise
    const closed = edge.close(20_000)
    await expect(get(`${address}/api/late`)).rejects.toThrow("ECONNREFUSED")
    answering.resolve(Response.json("finished"))
    expect((await request).body.toString()).toBe('"finished"')
    await closed
  })

  it("keeps no connection alive, not even one that was busy", async () => {
    const sending = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>()
    const stream = new ReadableStream<Uint8Array>({ start: (controller) => sending.resolve(controller) })
    const { edge, address } = await serve({}, async () => new Response(stream))
    const response = await fetch(`${address}/api/stream`)
    const closed = edge.close(60_000)
    const controller = await sending.promise
    controller.enqueue(new TextEncoder().encode("the end"))
    controller.close()
    expect(await response.text()).toBe("the end")
    await closed
    await expect(fetch(`${address}/api/again`)).rejects.toThrow()
  })

  it("cuts unfinished requests after the grace period", async () => {
    const asked = Promise.withResolvers<void>()
    const { edge, address } = await serve({}, () => {
      asked.resolve()
      return new Promise(() => {})
    })
    const request = get(`${address}/api/never`).catch((error: Error) => error.message)
    await asked.promise
    await edge.close(10)
    expect(await request).toMatch(/hang up|ECONNRESET/)
  })
})
