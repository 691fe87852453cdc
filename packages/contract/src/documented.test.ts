// Compares the published maximum length of every request text with what is accepted.
import { expect, it } from "vitest"
import { z } from "zod"
import { publishedSchema } from "./documented.ts"
import { routes } from "./registry.gen.ts"
import type { RouteDefinition } from "./route.ts"

/** Each generates a text of any length; every field accepts at least one of them. */
const writers: readonly ((length: number) => string)[] = [
  (length) => "a".repeat(length),
  (length) => "A".repeat(length),
  (length) => "1".repeat(length),
  (length) => "1-".repeat(length).slice(0, length),
  (length) => "ア".repeat(length),
  (length) => "@x.example".padStart(length, "a"),
  (length) => "https://x.example/".padEnd(length, "a"),
  (length) => "2026-12-01T18:30".padEnd(length, "0"),
]

/** Values from a fixed list: no text of arbitrary length is accepted. */
const NAMES = ["PUT /v1/notifications/settings quiet.zone"]

interface Published {
  readonly type?: string
  readonly enum?: unknown
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly allOf?: unknown
  readonly minLength?: number
  readonly maxLength?: number
}

function* textsOf(type: z.ZodType, at: string): Generator<[string, z.ZodType, Published]> {
  const published = publishedSchema(type, "input") as Published
  if (published.type === "string") yield [at, type, published]
  else if (type instanceof z.ZodObject)
    for (const [name, field] of Object.entries(type.shape))
      yield* textsOf(field as z.ZodType, at.endsWith(" ") ? at + name : `${at}.${name}`)
  else if (type instanceof z.ZodArray) yield* textsOf(type.element as z.ZodType, `${at}[]`)
  else if (type instanceof z.ZodUnion)
    for (const option of type.options) yield* textsOf(option as z.ZodType, at)
  else if (type instanceof z.ZodRecord) yield* textsOf(type.valueType as z.ZodType, `${at}{}`)
  else if (type instanceof z.ZodPipe) yield* textsOf(type.in as z.ZodType, at)
  else if (type instanceof z.ZodOptional || type instanceof z.ZodNullable || type instanceof z.ZodDefault)
    yield* textsOf(type.unwrap() as z.ZodType, at)
}

function wrongWith(type: z.ZodType, published: Published): string[] {
  const takes = (length: number) =>
    writers.some((write) => write(length).length === length && type.safeParse(write(length)).success)
  const { enum: choices, const: only, pattern, format, allOf, minLength = 0, maxLength } = published
  // A pattern documents its own length limits.
  if (choices || only !== undefined || pattern || allOf) return []
  return [
    ...(maxLength !== undefined && !takes(maxLength) ? [`says maxLength ${maxLength} and refuses it`] : []),
    ...(maxLength !== undefined && takes(maxLength + 1) ? [`takes more than maxLength ${maxLength}`] : []),
    ...(maxLength === undefined && !takes(BEYOND) ? ["has a limit and does not say it"] : []),
    ...(minLength > 0 && takes(minLength - 1) ? [`takes less than minLength ${minLength}`] : []),
    ...(!format && !takes(minLength) ? [`refuses ${minLength}, its minLength`] : []),
  ]
}
const BEYOND = 50_000

it("every request text is accepted up to its documented length, and no further", () => {
  const bodies = (routes as readonly RouteDefinition[]).flatMap(({ method, path, body }) =>
    body ? [...textsOf(body, `${method.toUpperCase()} ${path} `)] : [],
  )
  expect(bodies.length).toBeGreaterThan(200)
  const wrong = bodies.flatMap(([at, type, published]) =>
    NAMES.includes(at) ? [] : wrongWith(type, published).map((what) => `${at}: ${what}`),
  )
  expect(wrong).toEqual([])
})
