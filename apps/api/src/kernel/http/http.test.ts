// What an attacker, a broken client or a faulty proxy sends: always answered with a message, never with a 500.
import { createHash } from "node:crypto"
import { route } from "@shirube/contract/route"
import { errorMessage } from "@shirube/vocabulary/errors"
import { BODY_LIMIT_BYTES } from "@shirube/vocabulary/http/body"
import { sql } from "drizzle-orm"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { z } from "zod"
import { anArticle, publish } from "#api/modules/learning/articles/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import type { Platform } from "../process/platform.ts"
import { createHttp } from "./http.ts"
import { created, ok, type Slice, slice } from "./slice.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await publish(api, anArticle({ id: "a" }))
})
afterEach(() => expect(api.takeLogLines()).toEqual([]))
afterAll(() => api.stop())

const LOGIN = "POST /v1/auth/login"
const form = { email: "amara@university.example", password: "guess" }
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

describe("an address", () => {
  // spec: 7.base-url
  it("that does not exist answers 404", async () => {
    for (const address of [
      "GET /",
      "GET /v1",
      "GET /v9/articles",
      "GET /v1/articles/a/b",
      "GET //v1/articles",
      "GET /v1/articles/",
      "GET /V1/ARTICLES",
      "POST /nothing",
      "GET /../../etc/passwd",
      "GET /%2e%2e/%2e%2e/etc/passwd",
    ])
      expect([address, ...codeOf(await api.call(address))]).toEqual([address, 404, "route.not_found"])
  })

  it("that exists answers 405 to another method, with the allowed ones", async () => {
    for (const [address, allow] of [
      ["GET /v1/auth/login", "POST"],
      ["DELETE /v1/articles", "GET, HEAD"],
      ["POST /v1/articles/a", "GET, HEAD"],
      ["OPTIONS /v1/auth/login", "POST"],
      ["PATCH /openapi.json", "GET, HEAD"],
      ["POST /docs", "GET, HEAD"],
      ["FROBNICATE /v1/tags", "GET, HEAD"],
    ]) {
      const answer = await api.call(String(address))
      expect([address, ...codeOf(answer)]).toEqual([address, 405, "request.method"])
      expect(answer.headers.get("Allow")).toBe(allow)
    }
  })

  it("answers HEAD like GET, without the body", async () => {
    const get = await api.call("GET /v1/articles/a")
    const head = await api.call("HEAD /v1/articles/a")
    expect([head.status, head.headers.get("ETag")]).toEqual([200, get.headers.get("ETag")])
    const response = await api.api(new Request("http://shirube.test/api/v1/articles/a", { method: "HEAD" }))
    expect(await response.text()).toBe("")
    expect((await api.call("HEAD /v1/articles/no-such-article")).status).toBe(404)
  })

  it("with bad percent-encoding is refused as not found or invalid", async () => {
    for (const id of ["%", "%zz", "%E0%A4%A", "%00", "%ff", "a%2Fb", "%c0%ae%c0%ae", "..%5c..", "%ed%a0%80"])
      expect([404, 422, 400], id).toContain((await api.call(`GET /v1/articles/${id}`)).status)
  })

  it("with a strange query is validated or ignored", async () => {
    for (const [query, status] of [
      ["q=%", 200],
      ["q=%E0%A4%A", 200],
      ["q=%00", 400],
      ["q=a%00b", 400],
      ["unknown=%00", 400],
      ["__proto__=x&constructor=y&toString=z", 200],
      ["limit=3&limit=999", 200],
      ["limit=999&limit=3", 422],
      ["limit[]=3", 200],
      ["&&&===&?", 200],
      [`q=${"あ".repeat(200)}`, 200],
      [`q=${"x".repeat(201)}`, 422],
      [`q=${"x".repeat(100_000)}`, 422],
      [`${"a=1&".repeat(20_000)}`, 200],
      [`cursor=${"A".repeat(401)}`, 422],
    ] as const) {
      const answer = await api.call(`GET /v1/articles?${query}`)
      expect([query.slice(0, 40), answer.status]).toEqual([query.slice(0, 40), status])
    }
  })
})

describe("a body", () => {
  const post = (rawBody: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    api.call(LOGIN, { rawBody, headers })

  it("that is not JSON answers 400", async () => {
    for (const text of [
      "",
      "{",
      "nonsense",
      "{'email':1}",
      '{"email":"a"}}',
      '{"a":"\0"}',
      "NaN",
      "\uFEFF\uFEFF{}",
    ])
      expect(codeOf(await post(text)), text).toEqual([400, "request.malformed"])
  })

  it("that is not UTF-8 answers 400", async () => {
    const latin1 = new Uint8Array([...Buffer.from('{"email":"'), 0xe9, ...Buffer.from('","password":"x"}')])
    const utf16 = new Uint8Array(Buffer.from(JSON.stringify(form), "utf16le"))
    for (const bytes of [latin1, utf16]) expect(codeOf(await post(bytes))).toEqual([400, "request.malformed"])
  })

  it("that is JSON but no object answers 422", async () => {
    for (const text of ["null", "1", '"text"', "[]", "[[]]", "true"])
      expect(codeOf(await post(text)), text).toEqual([422, "request.invalid"])
  })

  it("that contains U+0000 anywhere answers 400", async () => {
    for (const body of [
      { ...form, password: "a\0" },
      { ...form, email: "a\0@b.example" },
      { ...form, "extra\0": 1 },
      { ...form, extra: { deep: ["\0"] } },
    ])
      expect(codeOf(await api.call(LOGIN, { body }))).toEqual([400, "request.malformed"])
  })

  it("that nests too deeply answers 400", async () => {
    const deep = (opening: string, closing: string, times: number) =>
      `{"email":"a@b.example","password":"x","extra":${opening.repeat(times)}1${closing.repeat(times)}}`
    for (const times of [40, 5_000, 40_000]) {
      expect(codeOf(await post(deep("[", "]", times)))).toEqual([400, "request.malformed"])
      expect((await post(deep('{"a":', "}", times))).status).toBe(400)
    }
  })

  it("cannot pollute a prototype", async () => {
    const hostile = '{"__proto__":{"email":"a@b.example","isAdmin":true},"constructor":{"prototype":{"x":1}}}'
    const answer = await post(hostile)
    expect(codeOf(answer)).toEqual([422, "request.invalid"])
    expect(Object.keys(answer.body.errors)).toEqual(["email", "password"])
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  it("of another type, without a type, or compressed answers 415", async () => {
    const text = JSON.stringify(form)
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "json"])
      expect(codeOf(await post(text, { "Content-Type": type })), type).toEqual([415, "request.content_type"])
    expect(codeOf(await post(text, { "Content-Encoding": "gzip" }))).toEqual([415, "request.content_type"])
  })

  it("of any JSON content type is read", async () => {
    for (const type of [
      "application/json",
      "application/json; charset=utf-8",
      "Application/JSON;x=y",
      "application/vnd.api+json",
    ])
      expect((await post(JSON.stringify(form), { "Content-Type": type })).status, type).toBe(401)
  })

  it("that is too large answers 413, by its Content-Length and by the bytes it sends", async () => {
    const large = JSON.stringify({ ...form, extra: "x".repeat(BODY_LIMIT_BYTES) })
    expect(codeOf(await post(large, { "Content-Length": String(large.length) }))).toEqual([
      413,
      "request.too_large",
    ])
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536).fill(32))
      },
    })
    const response = await api.api(
      new Request("http://shirube.test/api/v1/auth/login", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: endless,
        duplex: "half",
      } as RequestInit),
    )
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(4 * BODY_LIMIT_BYTES)
  })

  it("that breaks off in the middle answers 400 and logs no error", async () => {
    const broken = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"email":'))
        controller.error(new Error("the other side hung up"))
      },
    })
    const response = await api.api(
      new Request("http://shirube.test/api/v1/auth/login", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: broken,
        duplex: "half",
      } as RequestInit),
    )
    expect(response.status).toBe(400)
  })

  it("is ignored if the route takes none", async () => {
    expect((await api.call("POST /v1/auth/refresh", { rawBody: "{{{{" })).status).toBe(400)
    expect((await api.call("POST /v1/auth/logout", { rawBody: "{{{{" })).status).toBe(401)
  })
})

describe("a message", () => {
  const languageOf = async (headers: Record<string, string>) => {
    const { body } = await api.call("GET /nothing", { headers })
    if (body.message === errorMessage("route.not_found", "ja")) return "ja"
    return body.message === errorMessage("route.not_found", "en") ? "en" : body.message
  }

  it("is in the language of LanguageType, else of Accept-Language by weight, else in English", async () => {
    for (const [language, headers] of [
      ["ja", { LanguageType: "ja" }],
      ["ja", { LanguageType: " JA " }],
      ["en", { LanguageType: "en", "Accept-Language": "ja" }],
      ["ja", { LanguageType: "fr", "Accept-Language": "ja" }],
      ["ja", { "Accept-Language": "ja-JP,ja;q=0.9,en;q=0.8" }],
      ["en", { "Accept-Language": "ja;q=0.3, en-GB;q=0.7" }],
      ["ja", { "Accept-Language": "fr, de;q=0.9, ja;q=0.1" }],
      ["en", { "Accept-Language": "ja;q=0, fr" }],
      ["en", { "Accept-Language": "" }],
      ["en", { "Accept-Language": "zh-Hant-TW" }],
      ["en", { "Accept-Language": ";;;q=,,,=*" }],
      ["en", { "Accept-Language": "x,".repeat(5_000) }],
      ["en", {}],
    ] as const)
      expect([JSON.stringify(headers).slice(0, 60), await languageOf(headers)]).toEqual([
        JSON.stringify(headers).slice(0, 60),
        language,
      ])
  })

  it("for a field is in the reader's language too", async () => {
    const errorsIn = async (language: "en" | "ja", body: unknown) =>
      (await api.call(LOGIN, { language, body })).body.errors
    expect(await errorsIn("en", { email: "amara", password: "x".repeat(201) })).toEqual({
      email: ["Please enter an email address, such as name@example.com."],
      password: ["Please use at most 200 characters."],
    })
    expect(await errorsIn("ja", { email: "amara", password: "" })).toEqual({
      email: ["メールアドレスの形で入力してください（例：name@example.com）。"],
      password: ["入力してください。"],
    })
    const { body } = await api.call("GET /v1/articles?limit=51&level=n9&section=%20&cursor=!", {
      language: "ja",
    })
    expect(body.errors).toEqual({
      limit: ["50以下にしてください。"],
      level: ["次の中から選んでください：n5, n4, n3, n2, n1"],
      section: ["次の中から選んでください：career, learning"],
      cursor: ["形式が正しくありません。"],
    })
  })
})

describe("every answer", () => {
  it("has security headers: it cannot execute, be framed or be sniffed as another type", async () => {
    for (const [address, status] of [
      ["GET /v1/tags", 200],
      ["GET /v1/articles/nowhere", 404],
      ["GET /nowhere", 404],
      ["POST /v1/tags", 405],
      ["GET /v2/user", 401],
      ["GET /health/live", 200],
      ["GET /openapi.json", 200],
    ] as const) {
      const answer = await api.call(address)
      expect([address, answer.status]).toEqual([address, status])
      expect(Object.fromEntries(answer.headers), address).toMatchObject({
        "content-security-policy": expect.stringMatching(/^default-src 'none';.* frame-ancestors 'none'$/),
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-resource-policy": "same-origin",
      })
      expect(answer.headers.has("Strict-Transport-Security")).toBe(false)
    }
  })

  it("of the reference allows its own style and nothing else", async () => {
    const { headers, body } = await api.call("GET /docs")
    const [, style = ""] = /<style>([\s\S]*?)<\/style>/.exec(body) ?? []
    const hash = createHash("sha256").update(style).digest("base64")
    expect(headers.get("Content-Security-Policy")).toContain(`default-src 'none'; style-src 'sha256-${hash}'`)
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff")
    expect(body).not.toMatch(/<script|style="|onclick/)
  })

  it("has Strict-Transport-Security if the site uses HTTPS", async () => {
    const secure = await startTestApi({ PUBLIC_URL: "https://shirube.example" })
    const { headers } = await secure.call("GET /v1/tags")
    await secure.stop()
    expect(headers.get("Strict-Transport-Security")).toBe("max-age=63072000; includeSubDomains")
  })
})

describe("the request id", () => {
  it("is on every answer and in the body of every error", async () => {
    for (const address of [
      "GET /v1/tags",
      "GET /nothing",
      "GET /openapi.json",
      "GET /docs",
      "DELETE /v1/tags",
      "GET /v2/user",
    ]) {
      const { status, headers, body } = await api.call(address)
      expect(headers.get("X-Request-Id"), address).toMatch(/^[0-9a-f-]{36}$/)
      if (status >= 400) expect(body.request_id).toBe(headers.get("X-Request-Id"))
    }
  })

  it("is the caller's own if it is harmless, else a new one", async () => {
    const idFor = async (id: string) =>
      (await api.call("GET /nothing", { headers: { "X-Request-Id": id } })).body.request_id
    for (const own of ["abcdefgh", "req_2026-11.15", "x".repeat(64)]) expect(await idFor(own)).toBe(own)
    for (const hostile of [
      "short",
      "x".repeat(65),
      "a b c d e f g",
      '"><script>1',
      "$(touch x)",
      "é".repeat(9),
    ])
      expect(await idFor(hostile)).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe("an answer", () => {
  const oneRoute = route({
    method: "get",
    path: "/v1/only-in-this-test",
    summary: "Whatever the test makes of it",
    tag: "Test",
    access: "public",
    success: { status: 200, body: z.object({ title: z.string() }) },
    errors: [],
  })
  const askFor = async (implementation: Slice, platform: Platform = api) => {
    const response = await createHttp(
      platform,
      implementation,
    )(
      new Request("http://shirube.test/api/v1/only-in-this-test", {
        headers: { "X-Request-Id": "the-request" },
      }),
    )
    return { status: response.status, text: await response.text() }
  }

  it("to an unexpected error is a 500 without details, logged once with the request id", async () => {
    const failing = slice(({ implement }) => [
      implement(oneRoute, async ({ tx }) => {
        await tx.execute(sql`select secret_column from hidden_table where x = ${"a private value"}`)
        return ok({ title: "" })
      }),
    ])
    const { status, text } = await askFor(failing)
    expect(status).toBe(500)
    expect(JSON.parse(text)).toEqual({
      message: errorMessage("server.unexpected", "en"),
      code: "server.unexpected",
      request_id: "the-request",
    })
    const lines = api.takeLogLines()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain("the-request")
    expect(lines[0]).toContain("hidden_table")
    expect(lines[0]).not.toContain("a private value")
  })

  it("to a thrown value that is not an Error is a 500 too", async () => {
    for (const thrown of ["text", null, undefined, { status: 200 }]) {
      const failing = slice(({ implement }) => [
        implement(oneRoute, () => {
          throw thrown
        }),
      ])
      expect((await askFor(failing)).status).toBe(500)
      expect(api.takeLogLines()).toHaveLength(1)
    }
  })

  it("that breaks its contract fails where it is checked: wrong type, wrong status, undeclared field", async () => {
    for (const reply of [
      { status: 200, body: { title: 1 } },
      { status: 200, body: { title: "fine", password_hash: "leaked" } },
      created({ title: "fine" }),
    ]) {
      const broken = slice(({ implement }) => [
        implement(oneRoute, () => reply as { status: number; body: { title: string } }),
      ])
      expect((await askFor(broken)).status).toBe(500)
      expect(api.takeLogLines()).toHaveLength(1)
      expect((await askFor(broken, { ...api, checkResponses: false })).status).toBeLessThan(300)
    }
  })

  it("during maintenance is 503 with a message and Retry-After, except for health checks", async () => {
    const closed = { ...api, config: { ...api.config, maintenance: true } }
    const { createApi } = await import("#api/app")
    const ask = (path: string) =>
      createApi(closed)(new Request(`http://shirube.test/api${path}`, { headers: { LanguageType: "ja" } }))
    for (const path of ["/v1/articles", "/v2/user", "/nothing", "/docs"]) {
      const response = await ask(path)
      expect(response.status).toBe(503)
      expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0)
      expect(await response.json()).toMatchObject({
        code: "server.maintenance",
        message: errorMessage("server.maintenance", "ja"),
      })
    }
    for (const path of ["/health/live", "/health/ready"]) expect((await ask(path)).status).toBe(200)
  })

  it("is never stored by a shared cache", async () => {
    for (const address of ["GET /v1/articles", "GET /nothing", "GET /v2/user"])
      expect((await api.call(address)).headers.get("Cache-Control")).toMatch(/no-store|private, no-cache/)
    expect((await api.call("GET /v1/articles")).headers.get("Vary")).toMatch(/LanguageType/)
  })
})

describe("the live stream", () => {
  const open = (method = "GET") =>
    api.api(
      new Request("http://shirube.test/api/v1/live", {
        method,
        headers: { "x-client-ip": crypto.randomUUID() },
      }),
    )

  it("sends events to every listener", async () => {
    const readers = await Promise.all([open(), open()]).then((all) => all.map(({ body }) => messagesOf(body)))
    await publish(api, anArticle({ id: "new" }))
    for (const reader of readers) {
      expect(await reader.next("article")).toEqual({
        name: "article.published",
        tags: ["articles", "article:new"],
      })
      await reader.cancel()
    }
  })

  it("sends nothing about accounts", async () => {
    const response = await open()
    const reader = messagesOf(response.body)
    await api.call(LOGIN, { body: form })
    const { createAccount } = await import("#api/modules/identity/accounts/service")
    await createAccount(api.db, { ...form, name: "Amara", seal: "A", role: "student" })
    expect((await api.call(LOGIN, { body: form })).status).toBe(200)
    await publish(api, anArticle({ id: "afterwards" }))
    expect(await reader.next("")).toEqual({
      name: "article.published",
      tags: ["articles", "article:afterwards"],
    })
    await reader.cancel()
  })

  it("answers HEAD without leaving a listener, and ends when the server stops", async () => {
    let listening = 0
    const events = {
      ...api.events,
      listen(listener: Parameters<typeof api.events.listen>[0]) {
        listening++
        const stop = api.events.listen(listener)
        return () => {
          listening--
          stop()
        }
      },
    }
    const { createApi } = await import("#api/app")
    const watched = createApi({ ...api, events })
    const ask = (method: string) => watched(new Request("http://shirube.test/api/v1/live", { method }))
    expect((await ask("HEAD")).status).toBe(200)
    expect(listening).toBe(0)
    const response = await ask("GET")
    expect(listening).toBe(1)
    api.events.endStreams()
    expect(await response.text()).toContain("retry:")
    expect(listening).toBe(0)
  })
})

it("a listener who never reads is disconnected", async () => {
  const listeners = new Set<Parameters<typeof api.events.listen>[0]>()
  const { openLiveStream } = await import("#api/modules/site/system/service")
  const listen = (listener: Parameters<typeof api.events.listen>[0]) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const stream = openLiveStream(
    { ...api, events: { ...api.events, listen } },
    { ip: "192.0.2.1", userId: undefined },
    { present: () => ({ name: "resync" }) },
  )
  for (let i = 0; i < 5_000; i++) for (const listener of listeners) listener.resync()
  expect(listeners.size).toBe(0)
  expect((await new Response(stream).text()).split("\n\n").length).toBeLessThan(1_100)
})

/** Messages of a text/event-stream; `next` skips those whose name does not start with the given text. */
function messagesOf(body: ReadableStream<Uint8Array> | null) {
  const reader = (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader()
  let text = ""
  return {
    async next(prefix: string): Promise<{ name: string }> {
      for (;;) {
        const match = /data: (.*)\n\n/.exec(text)
        if (!match) {
          const { done, value } = await reader.read()
          if (done) throw new Error("the stream has ended")
          text += value
          continue
        }
        text = text.slice(match.index + match[0].length)
        const message = JSON.parse(match[1] ?? "") as { name: string }
        if (message.name.startsWith(prefix)) return message
      }
    },
    cancel: () => reader.cancel(),
  }
}
