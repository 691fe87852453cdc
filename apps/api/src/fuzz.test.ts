// Ten thousand requests made from the published document, honest and hostile values mixed. Nothing may answer 5xx, and
// nothing may be logged as unexpected. The seed is fixed; FUZZ_SEED and FUZZ_RUNS choose another walk.
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { anArticle, publish } from "#api/features/articles/builders"
import { signedIn } from "#api/features/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"

const seed = Number(process.env.FUZZ_SEED ?? 20_261_115)
const runs = Number(process.env.FUZZ_RUNS ?? 2_000)

interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly enum?: string[]
  readonly properties?: Record<string, Schema>
}
interface Operation {
  readonly parameters: { name: string; in: string; schema: Schema }[]
  readonly requestBody?: { content: Record<string, { schema: Schema }> }
}
interface OpenApi {
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { schemas: Record<string, Schema> }
}

interface Fuzzed {
  readonly method: string
  readonly path: string
  readonly query: string
  readonly headers: [string, string][]
  readonly body: string | Uint8Array<ArrayBuffer> | undefined
}

const hostileText = fc.constantFrom(
  "",
  " ",
  "\0",
  "a\0b",
  "'",
  "''; drop table users; --",
  "\\",
  "%",
  "%00",
  "%E0%A4%A",
  "\ud800",
  "\uFFFE",
  "\u202E",
  "𠮷野家",
  "就活",
  "ﷺ".repeat(40),
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "-1",
  "0",
  "1e999",
  "NaN",
  "9223372036854775808",
  "true",
  "null",
  "[object Object]",
  "<script>alert(1)</script>",
  "& | ! <-> :* ()",
  "x".repeat(300),
  "あ".repeat(3_000),
)
const cursors = fc
  .tuple(
    fc.oneof(
      hostileText,
      fc.constantFrom(
        "2026",
        "now",
        "infinity",
        "2026-02-31T00:00:00.000000Z",
        "0000-01-01T00:00:00.000000Z",
        "2026-10-01T00:00:00.000000Z",
        "2026-10-01 00:00:00+00",
        "275760-09-13T00:00:00Z",
        "Thu, 01 Jan 1970 00:00:00 GMT+0300",
      ),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    ),
    fc.oneof(hostileText, fc.constant("a")),
  )
  .map((key) => Buffer.from(JSON.stringify(key)).toString("base64url"))
const honestText = fc.constantFrom(
  "a",
  "documents",
  "writing",
  "en",
  "ja",
  "n3",
  "12",
  "50",
  "interview",
  "就活 書類",
)
const text = fc.oneof(
  { weight: 4, arbitrary: honestText },
  { weight: 3, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 2, arbitrary: cursors },
)
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.jsonValue({ maxDepth: 4 }),
  fc.constant([[[[[[]]]]]]),
)

/** Sometimes as the document says, sometimes not at all. */
function valueFor(schema: Schema, document: OpenApi): fc.Arbitrary<unknown> {
  const name = schema.$ref?.split("/").at(-1)
  const resolved = name === undefined ? schema : (document.components.schemas[name] ?? {})
  if (resolved.enum) return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...resolved.enum) }, oddValue)
  if (resolved.properties) {
    const shape = Object.fromEntries(
      Object.entries(resolved.properties).map(([key, inner]) => [key, valueFor(inner, document)]),
    )
    const extra = fc.dictionary(fc.oneof(text, fc.constantFrom("__proto__", "constructor")), oddValue, {
      maxKeys: 2,
    })
    return fc.oneof(
      { weight: 5, arbitrary: fc.record(shape, { requiredKeys: [] }) },
      {
        weight: 1,
        arbitrary: fc.tuple(fc.record(shape), extra).map(([known, more]) => ({ ...more, ...known })),
      },
      { weight: 1, arbitrary: oddValue },
    )
  }
  if (resolved.type === "integer") return fc.oneof(fc.integer(), fc.double(), oddValue)
  return oddValue
}

const bytes = (part: fc.Arbitrary<unknown>): fc.Arbitrary<string | Uint8Array<ArrayBuffer>> =>
  fc.oneof(
    { weight: 8, arbitrary: part.map((value) => JSON.stringify(value) ?? "") },
    { weight: 1, arbitrary: fc.json() },
    { weight: 2, arbitrary: fc.constantFrom("", "{", "nul", '{"a":1e400}', '{"email":"\\ud800@x.example"}') },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 100 }).map((array) => new Uint8Array(array)) },
    {
      weight: 1,
      arbitrary: part.map((value) => new Uint8Array(Buffer.from(JSON.stringify(value) ?? "", "utf16le"))),
    },
  )

/** A header can hold Latin-1 only: anything else never leaves a client. */
const headerValue = text.map((value) => value.replace(/[^\x20-\x7e\xa1-\xff]/g, "").trim())

const percent = (value: unknown) =>
  encodeURIComponent(String(typeof value === "object" ? JSON.stringify(value) : value).toWellFormed())
/** Most clients encode; some send it raw or broken. */
const encoded = (value: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 5, arbitrary: value.map(percent) },
    { weight: 1, arbitrary: fc.constantFrom("%", "%zz", "%c0%ae", "%ff", "..", ".", "%2e%2e%2f", "a%2Fb") },
  )

function requestFor(document: OpenApi, tokens: readonly string[]): fc.Arbitrary<Fuzzed> {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )
  const one = ({ path, method, operation }: (typeof operations)[number]): fc.Arbitrary<Fuzzed> => {
    const names = operation.parameters.filter((parameter) => parameter.in === "query")
    const known = names.map(({ name, schema }) =>
      fc.tuple(
        fc.constant(name),
        name === "cursor" ? fc.oneof(cursors, encoded(text)) : encoded(valueFor(schema, document)),
      ),
    )
    const parameter = fc.oneof(...known, fc.tuple(encoded(text), encoded(text)))
    const [type = "application/json", content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
    return fc.record({
      method: fc.oneof(
        { weight: 12, arbitrary: fc.constant(method.toUpperCase()) },
        {
          weight: 1,
          arbitrary: fc.constantFrom("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "QUERY"),
        },
      ),
      path: fc.oneof(
        {
          weight: 12,
          arbitrary: fc
            .array(encoded(text), { minLength: 3, maxLength: 3 })
            .map((values) => path.replace(/\{\w+\}/g, () => values.pop() ?? "")),
        },
        { weight: 1, arbitrary: encoded(text).map((tail) => `${path}/${tail}`) },
      ),
      query: fc
        .array(parameter, { maxLength: 5 })
        .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join("&")),
      headers: headers(tokens, type),
      body: bytes(content ? valueFor(content.schema, document) : oddValue),
    })
  }
  return fc.oneof(...operations.map(one))
}

const headers = (tokens: readonly string[], type: string) =>
  fc.array(
    fc.oneof(
      {
        weight: 4,
        arbitrary: fc.tuple(fc.constant("Content-Type"), fc.constantFrom(type, `${type};charset=utf-8`)),
      },
      { weight: 1, arbitrary: fc.tuple(fc.constant("Content-Type"), headerValue) },
      {
        weight: 2,
        arbitrary: fc.tuple(
          fc.constant("Authorization"),
          fc.constantFrom(...tokens.map((token) => `Bearer ${token}`)),
        ),
      },
      { weight: 1, arbitrary: fc.tuple(fc.constant("Authorization"), headerValue) },
      {
        weight: 2,
        arbitrary: fc.tuple(
          fc.constantFrom(
            "LanguageType",
            "Accept-Language",
            "X-Request-Id",
            "If-None-Match",
            "User-Agent",
            "Content-Encoding",
            "Accept",
            "Content-Length",
          ),
          headerValue,
        ),
      },
    ),
    { maxLength: 4 },
  )

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await publish(api, anArticle({ id: "a" }), anArticle({ id: "b" }))
})
afterAll(() => api.stop())

describe(`${runs} generated requests (seed ${seed})`, () => {
  it("get an answer with a message each, and never a 5xx", async () => {
    const { token, refreshToken } = await signedIn(api)
    const document: OpenApi = (await api.call("GET /openapi.json")).body
    const seen = new Map<number, number>()
    let address = 0
    await fc.assert(
      fc.asyncProperty(requestFor(document, [token, refreshToken, "x"]), async (fuzzed) => {
        const status = await send(fuzzed, `198.51.${(address >> 8) & 255}.${address++ & 255}-${address}`)
        seen.set(status, (seen.get(status) ?? 0) + 1)
      }),
      { seed, numRuns: runs, endOnFailure: true },
    )
    // Some of what was made up is an honest report of an error, and is noted.
    const isReport = (line: string) => line.includes("a page in a browser reported an error")
    expect(api.takeLogLines().filter((line) => !isReport(line))).toEqual([])
    // A walk that only ever meets one wall proves little.
    for (const status of [200, 400, 401, 404, 405, 415, 422])
      expect(seen.get(status), `${status}`).toBeGreaterThan(20)
  })
})

async function send({ method, path, query, headers, body }: Fuzzed, ip: string): Promise<number> {
  const hasBody = method !== "GET" && method !== "HEAD" && body !== undefined
  const response = await api.api(
    new Request(`http://shirube.test/api${path}?${query}`, {
      method,
      headers: [...headers, ["x-client-ip", ip]],
      ...(hasBody ? { body } : {}),
    }),
  )
  const { status } = response
  if (status >= 500) throw new Error(`answered ${status}: ${await response.text()} ${api.takeLogLines()}`)
  if (response.headers.get("Content-Type") === "text/event-stream") await response.body?.cancel()
  else if (status >= 400) {
    const answer = (await response.json()) as { message?: string; request_id?: string }
    expect(answer).toMatchObject({
      message: expect.any(String),
      request_id: response.headers.get("X-Request-Id"),
    })
  } else await response.text()
  return status
}
