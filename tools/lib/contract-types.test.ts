import { type Api, routes } from "@shirube/contract/registry.gen"
import { route } from "@shirube/contract/route"
import { describe, expect, expectTypeOf, test } from "vitest"
import { z } from "zod"
import type { Api as Written } from "../../apps/web/src/lib/api/api-types.gen.ts"
import type { CamelKeys } from "../../apps/web/src/lib/api/key-case.ts"
import { currentTypes } from "../contract-types.ts"
import { contractTypes } from "./contract-types.ts"

/** As a constraint, the union of all routes would be compared with each route in turn. */
type AnyCall = Record<"params" | "query" | "body" | "response" | "upload" | "file", unknown>
/** What zod infers for a route, in camelCase. */
type Inferred<Call extends AnyCall> = {
  params: CamelKeys<Call["params"]>
  query: CamelKeys<Call["query"]>
  body: CamelKeys<Call["body"]>
  response: Call["response"] extends ReadableStream<Uint8Array>
    ? Call["response"]
    : CamelKeys<Call["response"]>
  upload: Call["upload"]
  file: Call["file"]
}
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type Different = {
  [Route in keyof Api]: Route extends keyof Written
    ? Equal<Inferred<Api[Route]>, Written[Route]> extends true
      ? never
      : Route
    : Route
}[keyof Api]

const shout = route({
  method: "post",
  path: "/v1/shouts/{id}",
  summary: "Shout",
  tag: "shouts",
  access: "public",
  params: z.object({ id: z.string() }),
  body: z.object({ how_loud: z.int().default(3) }),
  success: { status: 201, body: z.object({ how_loud: z.int() }) },
  errors: [],
})

describe("the types of the contract", () => {
  test("equal those that zod infers, for every route", () => {
    // Checked by the compiler, which names a route that differs.
    expectTypeOf<Different>().toEqualTypeOf<never>()
    expectTypeOf<Exclude<keyof Written, keyof Api>>().toEqualTypeOf<never>()
  })

  test("contain every route once", async () => {
    const written = [...(await currentTypes()).matchAll(/^ {2}"([A-Z]+ \/[^"]*)": \{$/gm)].map(
      ([, key]) => key,
    )
    expect(written).toEqual(routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`))
  })

  test("describe input before defaults, and output after them", () => {
    const text = contractTypes([shout], new Map())
    expect(text).toContain("params: { id: string }\n    query: undefined")
    expect(text).toContain("body: { howLoud?: number | undefined }")
    expect(text).toContain("response: { howLoud: number }")
    expect(text).toContain('export type RouteWithBody =\n  | "POST /v1/shouts/{id}"')
  })

  test("support files and streams, in both directions", () => {
    const { body: _, ...rest } = shout
    const upload = { ...rest, upload: { types: ["image/png"] } }
    const download = {
      ...rest,
      success: { status: 200, body: null, file: { types: ["image/png"] } },
    } as const
    expect(contractTypes([upload], new Map())).toContain("upload: true\n    file: undefined")
    expect(contractTypes([download], new Map())).toContain(
      "response: ReadableStream<Uint8Array>\n    upload: undefined\n    file: true",
    )
  })

  test("keep the names of exported schemas, prefixed with the module if two share one", () => {
    const answering = (body: z.ZodType) => ({ ...shout, success: { status: 200, body } }) as const
    const [one, other] = [z.object({ a: z.string() }), z.object({ b: z.string() })]
    const only = contractTypes([answering(one)], new Map([["calendar/entries", { Draft: one }]]))
    expect(only).toContain("export type Draft = { a: string }")
    expect(only).toContain("response: Draft\n")
    const both = contractTypes(
      [answering(one), answering(other)],
      new Map([
        ["calendar/entries", { Draft: one }],
        ["tips", { Draft: other }],
      ]),
    )
    expect(both).toContain("export type CalendarEntriesDraft = { a: string }")
    expect(both).toContain("export type TipsDraft = { b: string }")
  })
})
