// Requests generated from the OpenAPI document, with valid and hostile values mixed, sent over HTTP by every kind of account. None
// may return a 5xx or log an unexpected error. The seed is fixed; FUZZ_SEED and FUZZ_RUNS choose another run.
import { maxHeaderSize } from "node:http"
import { aVideo } from "@shirube/api/modules/common/media/builders"
import { aSenpai, aThread, comment } from "@shirube/api/modules/community/forum/builders"
import { anEvent, publishEvents } from "@shirube/api/modules/events/events/builders"
import { anEditor, aStudent, signedIn } from "@shirube/api/modules/identity/auth/builders"
import { anArticle, publish } from "@shirube/api/modules/learning/articles/builders"
import { aCourse, publishCourses } from "@shirube/api/modules/learning/courses/builders"
import { aPublishedTip, aTipWriter } from "@shirube/api/modules/learning/tips/builders"
import { aMember } from "@shirube/api/modules/people/members/builders"
import { routes } from "@shirube/contract/registry.gen"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type ApiServer, startApiServer } from "./testing/api-server.ts"
import type { Answer } from "./testing/ask.ts"

const seed = Number(process.env.FUZZ_SEED ?? 20_261_115)
const runs = Number(process.env.FUZZ_RUNS ?? (process.env.TEST_LONG === "1" ? 2_000 : 300))

interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly format?: string
  readonly enum?: unknown[]
  readonly const?: unknown
  readonly anyOf?: Schema[]
  readonly oneOf?: Schema[]
  readonly allOf?: Schema[]
  readonly properties?: Record<string, Schema>
  readonly required?: string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
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
  /** Chooses the ids that replace `KNOWN_ID` in path and body, from those in earlier responses. */
  readonly known: number
  readonly query: string
  readonly headers: [string, string][]
  readonly body: string | Uint8Array<ArrayBuffer>
}

const KNOWN_ID = "known-id"

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

const resolve = (schema: Schema, { components }: OpenApi): Schema => {
  const name = schema.$ref?.split("/").at(-1)
  return name === undefined ? schema : (components.schemas[name] ?? {})
}

/** A value that matches the schema. */
function honestFor(schema: Schema, document: OpenApi): fc.Arbitrary<unknown> {
  const of = resolve(schema, document)
  if ("const" in of) return fc.constant(of.const)
  if (of.enum) return fc.constantFrom(...of.enum)
  const choices = of.anyOf ?? of.oneOf ?? of.allOf
  if (choices) return fc.oneof(...choices.map((choice) => honestFor(choice, document)))
  switch (of.type) {
    case "object": {
      const fields = Object.entries(of.properties ?? {})
      const shape = Object.fromEntries(fields.map(([key, inner]) => [key, honestFor(inner, document)]))
      return fc.record(shape, { requiredKeys: of.required ?? [] })
    }
    case "array": {
      const minLength = of.minItems ?? 0
      const maxLength = Math.min(of.maxItems ?? 2, minLength + 2)
      return fc.array(honestFor(of.items ?? {}, document), { minLength, maxLength })
    }
    case "integer":
      return fc.integer({ min: of.minimum ?? 0, max: Math.min(of.maximum ?? 100, 2 ** 31 - 1) })
    case "number":
      return fc.integer({ min: of.minimum ?? 0, max: of.maximum ?? 100 })
    case "boolean":
      return fc.boolean()
    case "null":
      return fc.constant(null)
    case "string":
      return honestString(of)
    default:
      return honestText
  }
}

const byFormat: Record<string, readonly string[]> = {
  uuid: [KNOWN_ID],
  email: ["someone@university.example", "other@waseda.jp"],
  date: ["2026-11-20", "2027-03-31"],
  "date-time": ["2026-11-20T10:00:00Z", "2027-03-31T10:00:00+09:00"],
  uri: ["https://www.isa.go.jp/en/"],
}

const honestString = ({ format = "", maxLength = 60 }: Schema) =>
  fc
    .constantFrom(...(byFormat[format] ?? [KNOWN_ID, "an honest answer", "就活の書類", "2027-03", "20:30"]))
    .map((words) => (words === KNOWN_ID ? words : words.slice(0, maxLength)))

/** A value that may or may not match the schema. */
function valueFor(schema: Schema, document: OpenApi): fc.Arbitrary<unknown> {
  const of = resolve(schema, document)
  const honest = { weight: 3, arbitrary: honestFor(of, document) }
  if (of.properties) {
    const shape = Object.fromEntries(
      Object.entries(of.properties).map(([key, inner]) => [key, valueFor(inner, document)]),
    )
    const extra = fc.dictionary(fc.oneof(text, fc.constantFrom("__proto__", "constructor")), oddValue, {
      maxKeys: 2,
    })
    return fc.oneof(
      honest,
      { weight: 3, arbitrary: fc.record(shape, { requiredKeys: [] }) },
      {
        weight: 1,
        arbitrary: fc.tuple(fc.record(shape), extra).map(([known, more]) => ({ ...more, ...known })),
      },
      { weight: 1, arbitrary: oddValue },
    )
  }
  if (of.type === "integer") return fc.oneof(honest, fc.integer(), fc.double(), oddValue)
  return fc.oneof(honest, oddValue)
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

/** A header can hold Latin-1 only; clients cannot send anything else. */
const headerValue = text.map((value) => value.replace(/[^\x20-\x7e\xa1-\xff]/g, "").trim())

const percent = (value: unknown) =>
  encodeURIComponent(String(typeof value === "object" ? JSON.stringify(value) : value).toWellFormed())
/** Most clients encode; some send raw or broken values. */
const encoded = (value: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 5, arbitrary: value.map(percent) },
    { weight: 1, arbitrary: fc.constantFrom("%", "%zz", "%c0%ae", "%ff", "..", ".", "%2e%2e%2f", "a%2Fb") },
  )

interface Route {
  readonly path: string
  readonly method: string
  readonly operation: Operation
}

function requestTo({ path, method, operation }: Route, document: OpenApi): fc.Arbitrary<Fuzzed> {
  const of = (place: string) => operation.parameters.filter((parameter) => parameter.in === place)
  const inPath = fc.record(
    Object.fromEntries(of("path").map(({ name, schema }) => [name, pathValue(schema, document)])),
  )
  const known = of("query").map(({ name, schema }) =>
    fc.tuple(
      fc.constant(name),
      name === "cursor" ? fc.oneof(cursors, encoded(text)) : encoded(valueFor(schema, document)),
    ),
  )
  const parameter = fc.oneof(...known, fc.tuple(encoded(text), encoded(text)))
  const [type = "application/json", content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  return fc.record({
    method: fc.constant(method.toUpperCase()),
    path: inPath.map((values) => path.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "")),
    known: fc.nat(),
    query: fc
      .array(parameter, { maxLength: 5 })
      .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join("&")),
    headers: headers(type),
    body: bytes(content ? valueFor(content.schema, document) : oddValue),
  })
}

const pathValue = (schema: Schema, document: OpenApi) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(KNOWN_ID) },
    { weight: 3, arbitrary: encoded(valueFor(schema, document)) },
    { weight: 3, arbitrary: encoded(text) },
  )

/** Sometimes uses another method, or a deeper path. */
const misdirected = (fuzzed: Fuzzed) =>
  fc.record({
    ...Object.fromEntries(Object.entries(fuzzed).map(([key, value]) => [key, fc.constant(value)])),
    method: fc.oneof(
      { weight: 12, arbitrary: fc.constant(fuzzed.method) },
      {
        weight: 1,
        arbitrary: fc.constantFrom("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "QUERY"),
      },
    ),
    path: fc.oneof(
      { weight: 12, arbitrary: fc.constant(fuzzed.path) },
      { weight: 1, arbitrary: encoded(text).map((tail) => `${fuzzed.path}/${tail}`) },
    ),
  }) as fc.Arbitrary<Fuzzed>

const fixedHeaders: [string, string][] = [
  // For uploads.
  ["Tus-Resumable", "1.0.0"],
  ["Upload-Length", "20"],
  ["Upload-Offset", "0"],
  ["Upload-Metadata", "purpose bGVzc29uLXZpZGVv,filename Zmlsbi5tcDQ="],
  ["Content-Type", "application/offset+octet-stream"],
  // For files.
  ["Range", "bytes=0-3"],
  ["Range", "bytes=5-1,-0,99999999999999999999-"],
  ["If-Range", '"x"'],
  // Refused before any of the body has arrived.
  ["Content-Length", "99999999999"],
]

/** For repeated names the last value counts. */
const headers = (type: string): fc.Arbitrary<[string, string][]> =>
  fc
    .tuple(fc.tuple(fc.constant("Content-Type"), fc.constantFrom(type, `${type};charset=utf-8`)), oddHeaders)
    .map(([first, others]) => [first, ...others])

const oddHeaders: fc.Arbitrary<[string, string][]> = fc.array(
  fc.oneof(
    { weight: 1, arbitrary: fc.tuple(fc.constant("Content-Type"), headerValue) },
    { weight: 2, arbitrary: fc.constantFrom(...fixedHeaders) },
    { weight: 1, arbitrary: fc.tuple(fc.constant("Authorization"), headerValue) },
    {
      weight: 3,
      arbitrary: fc.tuple(
        fc.constantFrom(
          "LanguageType",
          "Accept-Language",
          "X-Request-Id",
          "If-None-Match",
          "Idempotency-Key",
          "Device-Mark",
          "User-Agent",
          "Content-Encoding",
          "Accept",
          "Range",
        ),
        headerValue,
      ),
    },
  ),
  { maxLength: 3 },
)

const accounts = {
  visitor: undefined,
  "unfinished student": () => aStudent({ registerStep: "/sign-up/basic-info/1" }),
  student: () => aStudent(),
  "verified student": () => aStudent({ isVerified: true }),
  "senpai not screened": () => aSenpai({ isScreened: false }),
  "screened senpai": () => aSenpai(),
  company: () => aStudent({ role: "company" }),
  editor: () => anEditor(),
}
type Role = keyof typeof accounts
const roles = Object.keys(accounts) as Role[]

let server: ApiServer
let document: OpenApi
let operations: Route[]
beforeAll(async () => {
  server = await startApiServer()
  await aWorld()
  document = (await server.api.call("GET /openapi.json")).body
  operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )
})
afterAll(() => server.stop())

const knownIds = new Set<string>(["a", "2028"])

/** One item of each kind, so that ids resolve. */
async function aWorld() {
  const { api } = server
  await publish(api, anArticle({ id: "a" }), anArticle({ id: "b" }))
  await publishEvents(api, anEvent({ id: "talk" }))
  await publishCourses(api, aCourse({ id: "course" }))
  const { student, senpai, questionId, answerId } = await aThread(api)
  const commentId = await comment(api, student.token, { noun: "question", id: questionId })
  const tip = await aPublishedTip(api, (await aTipWriter(api)).token)
  const video = await aVideo(api)
  const member = await aMember(api)
  for (const id of ["b", "talk", "course", questionId, answerId, commentId, tip.id, tip.draftId, video.id])
    knownIds.add(id)
  for (const id of [member.id, student.id, senpai.id]) knownIds.add(id)
}

/** Requests end sessions, change passwords and delete accounts; then a new account of that kind replaces it. */
const tokens = new Map<Role, string>()
async function tokenOf(role: Role): Promise<string | undefined> {
  const account = accounts[role]
  if (!account) return undefined
  const token = tokens.get(role) ?? (await signedIn(server.api, account())).token
  tokens.set(role, token)
  return token
}

/** Some generated requests are valid error reports, which are logged. */
const isReport = (line: string) => line.includes("a page in a browser reported an error")
const unexpectedLines = () => server.api.takeLogLines().filter((line) => !isReport(line))

async function send(role: Role, fuzzed: Fuzzed): Promise<number | undefined> {
  const token = await tokenOf(role)
  const ids = [...knownIds]
  let next = fuzzed.known
  const nextId = () => ids[next++ % ids.length] ?? ""
  const withIds = (words: string) => words.replaceAll(KNOWN_ID, nextId)
  // Texts that were stored as sent have ids of any form.
  const path = fuzzed.path.replaceAll(KNOWN_ID, () => percent(nextId()))
  const body = typeof fuzzed.body === "string" ? withIds(fuzzed.body) : fuzzed.body
  const given = Object.fromEntries(fuzzed.headers)
  const address = `${path}?${fuzzed.query}`
  const answer = await server
    .ask(address, {
      method: fuzzed.method,
      headers: { ...(token ? { Authorization: `Bearer ${token}` } : {}), ...given },
      body: fuzzed.method === "GET" || fuzzed.method === "HEAD" ? "" : body,
    })
    .catch((error: NodeJS.ErrnoException) => {
      // For oversized headers the server returns 431 and closes early, which resets the rest of the request.
      if (address.length > maxHeaderSize / 2 && error.code === "ECONNRESET") return undefined
      throw error
    })
  // A path with ".." may lead out of the API.
  if (!answer?.headers["x-request-id"]) return undefined
  const outcome = `${role} ${fuzzed.method} ${path} returned ${answer.status} ${answer.body}`
  if (answer.status >= 500) throw new Error(`${outcome} ${server.api.takeLogLines()}`)
  if (answer.status === 401 && token && !given.Authorization) tokens.delete(role)
  if (fuzzed.method !== "HEAD") checkAnswer(answer, outcome)
  return answer.status
}

function checkAnswer({ status, headers, body }: Answer, outcome: string): void {
  const isJson = headers["content-type"]?.includes("json") === true && body.byteLength > 0
  const words: unknown = isJson ? JSON.parse(body.toString()) : undefined
  if (status >= 400)
    expect(words, outcome).toMatchObject({ message: expect.any(String), request_id: headers["x-request-id"] })
  else for (const id of idsIn(words)) if (knownIds.size < MOST_IDS) knownIds.add(id)
}

const MOST_IDS = 500

function* idsIn(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return
  for (const [key, inner] of Object.entries(value))
    if (typeof inner === "string" && /(?:^|_)id$/.test(key)) yield inner
    else yield* idsIn(inner)
}

describe("every route of the contract", () => {
  it.each(roles)("responds to a %s with a message, and never a 5xx", async (role) => {
    expect(operations.length).toBe(routes.length)
    for (const [at, operation] of operations.entries())
      for (const fuzzed of fc.sample(requestTo(operation, document), { seed: seed + at, numRuns: 1 }))
        await send(role, fuzzed)
    expect(unexpectedLines()).toEqual([])
  })
})

describe(`${runs} generated requests (seed ${seed})`, () => {
  it("each get a response with a message, and never a 5xx", async () => {
    const seen = new Map<number, number>()
    const requests = fc
      .oneof(...operations.map((operation) => requestTo(operation, document)))
      .chain(misdirected)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...roles), requests, async (role, fuzzed) => {
        const status = await send(role, fuzzed)
        if (status !== undefined) seen.set(status, (seen.get(status) ?? 0) + 1)
      }),
      { seed, numRuns: runs, endOnFailure: true },
    )
    expect(unexpectedLines()).toEqual([])
    // A run that meets only one status proves little. Each of these is more than one in fifty, so that a short run meets them too.
    for (const status of [200, 401, 404, 409, 415, 422])
      expect(seen.get(status) ?? 0, `${status} of ${runs}`).toBeGreaterThanOrEqual(Math.floor(runs / 300))
  })
})
