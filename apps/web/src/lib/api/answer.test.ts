// Whatever a proxy, a captive portal, a broken server or a broken connection returns: the reader gets a
// sentence, and a call throws nothing but ApiError.
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import en from "#web/ui/messages/status.en.json"
import ja from "#web/ui/messages/status.ja.json"
import { readResponse } from "./answer.ts"
import { createApiClient } from "./api-client.ts"
import { ApiError } from "./api-error.ts"

const words = { en, ja } as const

const message = fc.oneof(
  fc.string(),
  fc.constantFrom("<b>no</b>", "<!doctype html>", "   ", "x".repeat(5_000), "すみません。"),
  fc.anything(),
)
const errorBody = fc.record(
  {
    message,
    code: fc.anything(),
    errors: fc.oneof(fc.anything(), fc.dictionary(fc.string(), fc.oneof(fc.array(message), fc.anything()))),
    details: fc.oneof(fc.anything(), fc.record({ challenge: fc.anything(), methods: fc.anything() })),
    request_id: fc.anything(),
  },
  { requiredKeys: [] },
)
const asJson = (value: unknown) => {
  try {
    return JSON.stringify(value, (_, inner) => (typeof inner === "bigint" ? String(inner) : inner)) ?? ""
  } catch {
    return ""
  }
}
const body = fc.oneof(
  errorBody.map(asJson),
  errorBody.map((value) => asJson(value).slice(0, -1)),
  fc.json(),
  fc.anything().map(asJson),
  fc.string(),
  fc.constantFrom(
    "",
    "<h1>503</h1>",
    `<html>${"<p>busy</p>".repeat(2_000)}</html>`,
    "[".repeat(20_000),
    `${"[".repeat(9_000)}${"]".repeat(9_000)}`,
  ),
)
const status = fc.constantFrom(
  200,
  201,
  202,
  206,
  400,
  401,
  403,
  404,
  405,
  409,
  413,
  415,
  418,
  422,
  429,
  500,
  502,
  503,
  504,
  599,
)
const contentType = fc.constantFrom(
  "application/json",
  "text/html",
  "application/problem+json",
  "",
  "x/y; json",
)

type Body = string
interface Case {
  readonly body: Body
  readonly status: number
  readonly contentType: string
  readonly language: "en" | "ja"
}

async function outcomeOf({ body, status, contentType, language }: Case): Promise<unknown> {
  const api = createApiClient({
    origin: "http://shirube.example",
    fetch: async () =>
      new Response(body, { status, headers: contentType ? { "content-type": contentType } : {} }),
    language: () => language,
    timeoutMs: () => 60_000,
    token: async () => undefined,
    say: (own) => words[language][own],
    failed: () => {},
  })
  return api("PUT /v1/password", { body: { currentPassword: "a", password: "b" } }).catch(
    (error: unknown) => error,
  )
}

// spec: 8.server-message
test("any response becomes data or a known failure with a sentence, and never markup", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({ body, status, contentType, language: fc.constantFrom("en" as const, "ja" as const) }),
      async (given) => {
        const outcome = await outcomeOf(given)
        if (!(outcome instanceof ApiError)) {
          expect(given.status).toBeLessThan(300)
          expect(outcome).toBeTypeOf("object")
          return
        }
        const shown = [outcome.message, ...Object.values(outcome.errors).flat()]
        for (const text of shown) {
          expect(text).toBeTypeOf("string")
          expect(text.trim()).not.toBe("")
          expect(text).not.toMatch(/<[a-z!/]|\[object/i)
          expect(text.length).toBeLessThanOrEqual(600)
        }
        for (const plain of [outcome.code, outcome.requestId]) expect(plain ?? "x").toMatch(/^[\w.-]+$/)
        if (outcome.challenge) expect(outcome.challenge.challenge).toBeTypeOf("string")
      },
    ),
    { numRuns: 300 },
  )
})

describe("a refusal without a message from the API", () => {
  // spec: 8.server-message
  for (const language of ["en", "ja"] as const)
    test(`has a sentence for every status (${language})`, async () => {
      for (const status of [400, 401, 403, 404, 409, 413, 422, 429, 500, 502, 503, 504]) {
        const outcome = await outcomeOf({ body: "<h1>no</h1>", status, contentType: "text/html", language })
        expect(outcome).toMatchObject({ status, isServersWord: false })
        expect(Object.values(words[language])).toContain((outcome as ApiError).message)
      }
    })
})

test("does not read a long HTML page", async () => {
  let isCancelled = false
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode("<p>busy</p>")),
    cancel: () => {
      isCancelled = true
    },
  })
  const answer = await readResponse(
    new Response(endless, { status: 503, headers: { "content-type": "text/html" } }),
  )
  expect(answer.kind).toBe("refusal")
  expect(isCancelled).toBe(true)
})
