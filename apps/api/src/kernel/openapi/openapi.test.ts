import { brotliDecompressSync } from "node:zlib"
import { routes } from "@shirube/contract/registry.gen"
import { type RouteDefinition, route } from "@shirube/contract/route"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { z } from "zod"
import { signedIn } from "#api/modules/identity/auth/builders"
import { anArticle, publish } from "#api/modules/learning/articles/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { openApiDocument } from "./openapi.ts"
import { referencePage } from "./reference-page.ts"

type Json = Record<string, unknown>
interface Operation {
  operationId: string
  summary: string
  description: string
  security: Json[]
  parameters: { name: string; in: string; required: boolean; schema: Json }[]
  requestBody?: { content: Record<string, { schema: Json }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: Json }> }>
}
interface OpenApi {
  openapi: string
  info: { title: string; version: string; license: Json }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json>; securitySchemes: Json }
}

let api: TestApi
let document: OpenApi
beforeAll(async () => {
  api = await startTestApi({ PUBLIC_URL: "https://shirube.example", DEMO: "0" })
  document = (await api.call("GET /openapi.json")).body
})
afterAll(() => api.stop())

/** Routes of the contract that exist outside demo mode. */
const existing = (routes as readonly RouteDefinition[]).filter(({ development }) => !development)

const operations = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )

function* nodes(value: unknown): Generator<Json> {
  if (typeof value !== "object" || value === null) return
  if (!Array.isArray(value)) yield value as Json
  for (const inner of Object.values(value)) yield* nodes(inner)
}

/**
 * The document's own schema as zod, so that responses are checked against what is published, not against the
 * source.
 */
function published(schema: Json) {
  const inlined = { ...schema, $defs: document.components.schemas }
  const text = JSON.stringify(inlined).replaceAll("#/components/schemas/", "#/$defs/")
  return z.fromJSONSchema(JSON.parse(text))
}

describe("the OpenAPI document", () => {
  it("is OpenAPI 3.1 with title, version and the address of this site", () => {
    expect(document).toMatchObject({
      openapi: "3.1.0",
      info: { title: "Shirube API", version: "1" },
      servers: [{ url: "https://shirube.example/api" }],
    })
  })

  it("has every route that exists outside demo mode, and no other", () => {
    const printed = operations().map(({ method, path }) => `${method} ${path}`)
    expect(printed.sort()).toEqual(existing.map(({ method, path }) => `${method} ${path}`).sort())
  })

  it("gives every operation a unique id, a summary and responses with descriptions", () => {
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { operation } of operations()) {
      expect(operation.operationId).toMatch(/^[a-z]+(_[a-z0-9]+)+$/)
      expect(operation.summary).toBeTruthy()
      expect(Object.keys(operation.responses).some((status) => status.startsWith("2"))).toBe(true)
      for (const answer of Object.values(operation.responses)) expect(answer.description).toBeTruthy()
    }
  })

  it("lists the refusals of every operation and the licence", () => {
    for (const { path, method, operation } of operations()) {
      const refusals = Object.keys(operation.responses).filter((status) => status.startsWith("4"))
      expect([method, path, refusals.length]).not.toEqual([method, path, 0])
    }
    expect(document.info.license).toEqual({ name: "Apache License 2.0", identifier: "Apache-2.0" })
  })

  it("has no duplicate alternatives in a schema", () => {
    const choices = [...nodes(document)].flatMap(({ anyOf, oneOf, allOf }) =>
      [anyOf, oneOf, allOf].filter((choice) => Array.isArray(choice)),
    )
    expect(choices.length).toBeGreaterThan(0)
    for (const choice of choices) {
      const written = choice.map((each) => JSON.stringify(each))
      expect(written).toEqual([...new Set(written)])
    }
  })

  it("declares all path parameters as required", () => {
    for (const { path, operation } of operations()) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const declared = operation.parameters.filter((parameter) => parameter.in === "path")
      expect(declared.map(({ name }) => name)).toEqual(inPath)
      expect(declared.every(({ required }) => required)).toBe(true)
      const names = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it("has no dangling references and no unused components", () => {
    const refs = [...nodes(document)].flatMap(({ $ref }) => (typeof $ref === "string" ? [$ref] : []))
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
    expect(new Set(refs)).toEqual(new Set(known))
    expect([...nodes(document)].filter((node) => "$defs" in node || "$schema" in node)).toEqual([])
  })

  it("states for every route who may call it", () => {
    for (const { path, method, operation } of operations()) {
      const contract = routes.find((route) => route.path === path && route.method === method)
      const access: RouteDefinition["access"] | undefined = contract?.access
      const expected =
        access === "public"
          ? [{}, { accessToken: [] }]
          : [{ [access === "refresh-token" ? "refreshToken" : "accessToken"]: [] }]
      expect(operation.security).toEqual(expected)
    }
  })

  it("states the requirements on the account and the error for each", () => {
    const forSome = route({
      method: "post",
      path: "/v1/only-in-this-test",
      summary: "For some accounts",
      tag: "Test",
      access: { roles: ["senpai", "editor"], registered: true, screened: true },
      success: { status: 204, body: null },
      errors: [],
    })
    const printed = openApiDocument([forSome], "https://shirube.example") as unknown as OpenApi
    const { description, responses } = printed.paths["/v1/only-in-this-test"]?.post ?? {}
    expect(description).toBe(
      "Access: signed in as senpai or editor, registration finished, screened senpai (or editor).",
    )
    expect(responses?.[401]?.description).toContain("auth.required")
    expect(responses?.[403]?.description).toContain("auth.forbidden")
    expect(responses?.[409]?.description).toContain("account.registration_unfinished")
    expect(responses?.[409]?.description).toContain("account.screened_senpai_only")
    expect(responses?.[409]?.description).not.toContain("account.verified_students_only")
    const page = referencePage([forSome])
    expect(page).toContain("registration finished, screened senpai (or editor)")
    expect(page).toContain("409 <code>account.screened_senpai_only</code>")
  })

  it("states which files a route accepts, and which it returns, in whole and in part", () => {
    const { requestBody } = document.paths["/v1/files"]?.post ?? {}
    const binary = { schema: { type: "string", format: "binary" } }
    expect(requestBody?.content).toEqual({
      "application/pdf": binary,
      "image/jpeg": binary,
      "image/png": binary,
      "image/webp": binary,
      "image/gif": binary,
    })
    const { responses } = document.paths["/v1/files/{id}/{variant}"]?.get ?? {}
    expect(responses?.[200]?.content).toEqual({ "image/webp": binary })
    expect(responses?.[206]?.content).toEqual({ "image/webp": binary })
    expect(responses?.[416]?.description).toContain("request.range")
    const upload = document.paths["/v1/files"]?.post?.responses
    for (const status of [401, 409, 413, 415, 422, 429]) expect(upload).toHaveProperty(String(status))
  })

  it("matches real responses, successful and failed", async () => {
    await publish(api, anArticle({ id: "a" }), anArticle({ id: "b" }))
    const { token, refreshToken, account } = await signedIn(api)
    const calls: [string, string, Parameters<TestApi["call"]>[1]?][] = [
      ["GET /v1/articles", "/v1/articles?limit=1"],
      ["GET /v1/articles", "/v1/articles?limit=0"],
      ["GET /v1/articles/{id}", "/v1/articles/a"],
      ["GET /v1/articles/{id}", "/v1/articles/none"],
      ["GET /v1/categories", "/v1/categories"],
      ["GET /v1/tags", "/v1/tags"],
      [
        "POST /v1/auth/login",
        "/v1/auth/login",
        { body: { email: account.email, password: account.password } },
      ],
      ["POST /v1/auth/login", "/v1/auth/login", { body: { email: account.email, password: "wrong" } }],
      ["POST /v1/auth/refresh", "/v1/auth/refresh", { token: refreshToken }],
      ["POST /v1/auth/refresh", "/v1/auth/refresh"],
      ["GET /v2/user", "/v2/user", { token }],
      ["GET /v2/user", "/v2/user"],
      ["GET /health/live", "/health/live"],
      ["GET /health/ready", "/health/ready"],
      ["POST /v1/auth/logout", "/v1/auth/logout", { token }],
    ]
    for (const [name, address, options] of calls) {
      const [method = "", path = ""] = name.split(" ")
      const answer = await api.call(`${method} ${address}`, options)
      const promised = document.paths[path]?.[method.toLowerCase()]?.responses[answer.status]
      expect(promised, `${name} answered ${answer.status}`).toBeDefined()
      const schema = promised?.content?.["application/json"]?.schema
      if (schema) expect(published(schema).safeParse(answer.body), name).toMatchObject({ success: true })
      else expect(answer.status).toBe(204)
    }
  })
})

describe("a document about the API", () => {
  it.each(["/openapi.json", "/docs"])("is compressed once and revalidated: %s", async (path) => {
    const ask = (headers: Record<string, string>) =>
      api.api(new Request(`http://shirube.test/api${path}`, { headers }))
    await expect
      .poll(async () => (await ask({ "Accept-Encoding": "br" })).headers.get("Content-Encoding"))
      .toBe("br")
    const compressed = await ask({ "Accept-Encoding": "br" })
    const plain = await ask({})
    expect(brotliDecompressSync(await compressed.arrayBuffer()).toString()).toBe(await plain.text())
    const tag = compressed.headers.get("ETag") ?? ""
    expect((await ask({ "If-None-Match": tag })).status).toBe(304)
  })
})

describe("the reference at /api/docs", () => {
  it("is a page that lists every existing route and loads nothing", async () => {
    const { status, headers, body } = await api.call("GET /docs")
    expect(status).toBe(200)
    expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8")
    for (const { path } of existing) expect(body).toContain(path)
    expect(body).not.toMatch(/<script|src=|@import|https?:\/\/(?!json-schema)/)
    const anchors = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(anchors).size).toBe(existing.length)
    for (const id of anchors) expect(body).toContain(`id="${id}"`)
  })
})
