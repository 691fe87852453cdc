import { branded, type Id, uuidOf } from "@shirube/contract/ids"
import { describe, expect, expectTypeOf, test } from "vitest"
import { z } from "zod"
import type { CamelKeys } from "../../apps/web/src/lib/api/key-case.ts"
import { SchemaPrinter } from "./schema-types.ts"

const input = (schema: z.ZodType) => new SchemaPrinter().print(schema, "input")
const output = (schema: z.ZodType) => new SchemaPrinter().print(schema, "output")

describe("a schema in TypeScript", () => {
  test.each([
    ["text", z.string().min(3).trim(), "string"],
    ["an email address", z.email(), "string"],
    ["a day", z.iso.date(), "string"],
    ["a number", z.number().min(3), "number"],
    ["a whole number", z.int(), "number"],
    ["a boolean", z.boolean(), "boolean"],
    ["nothing", z.null(), "null"],
    ["anything", z.unknown(), "unknown"],
    ["a choice", z.enum(["on-time", 'a "late" one']), '"on-time" | "a \\"late\\" one"'],
    ["a literal", z.literal("yes"), '"yes"'],
    ["several literals", z.literal(["yes", 1, true, null]), '"yes" | 1 | true | null'],
    ["a list", z.array(z.string()).max(3), "string[]"],
    ["a list of lists", z.array(z.array(z.string())), "string[][]"],
    ["a list of choices", z.array(z.enum(["a", "b"])), '("a" | "b")[]'],
    ["a list of objects", z.array(z.object({ a: z.string() })), "{ a: string }[]"],
    [
      "a list of a union",
      z.array(z.union([z.object({ a: z.string() }), z.object({ b: z.string() })])),
      "({ a: string } | { b: string })[]",
    ],
    ["a list of a word with a bracket", z.array(z.literal("}|{")), '("}|{")[]'],
    ["a union", z.union([z.string(), z.number()]), "string | number"],
    [
      "a discriminated union",
      z.discriminatedUnion("kind", [
        z.object({ kind: z.literal("a") }),
        z.object({ kind: z.literal("b"), of: z.string() }),
      ]),
      '{ kind: "a" } | { kind: "b"; of: string }',
    ],
    ["a record", z.record(z.string(), z.array(z.int())), "{ [key: string]: number[] }"],
    ["a value or null", z.string().nullable(), "string | null"],
    ["a refined value", z.string().refine((text) => text !== ""), "string"],
    ["a described value", z.string().meta({ description: "Words" }), "string"],
    [
      "keys in camelCase, at every depth",
      z.object({ next_cursor: z.object({ is_at: z.string() }) }),
      "{ nextCursor: { isAt: string } }",
    ],
    ["a key that is not an identifier", z.object({ "a-b": z.string() }), '{ "a-b": string }'],
    ["a strict object", z.strictObject({ a: z.string() }), "{ a: string }"],
    ["an object without keys", z.object({}), "Record<never, never>"],
    ["a lazy schema", z.lazy(() => z.string()), "string"],
  ])("%s has the same type when sent and when received", (_, schema, expected) => {
    expect([input(schema), output(schema)]).toEqual([expected, expected])
  })

  test.each([
    [
      "an optional key",
      z.object({ a: z.string().optional() }),
      "{ a?: string | undefined }",
      "{ a?: string | undefined }",
    ],
    [
      "an optional or null key",
      z.object({ a: z.string().nullish() }),
      "{ a?: string | null | undefined }",
      "{ a?: string | null | undefined }",
    ],
    ["a default", z.object({ a: z.int().default(1) }), "{ a?: number | undefined }", "{ a: number }"],
    ["a prefault", z.object({ a: z.string().prefault("x") }), "{ a?: string | undefined }", "{ a: string }"],
    ["a coerced number", z.object({ a: z.coerce.number() }), "{ a: unknown }", "{ a: number }"],
    [
      "the same with a default",
      z.object({ a: z.coerce.number().default(3) }),
      "{ a?: unknown }",
      "{ a: number }",
    ],
    ["a boolean sent as text", z.stringbool(), "string", "boolean"],
    ["text transformed to a number", z.string().transform(Number).pipe(z.number()), "string", "number"],
    ["a preprocessed value", z.preprocess((given) => given, z.string()), "unknown", "string"],
    ["an id", uuidOf("article"), "string", 'Id<"article">'],
    [
      "a described id",
      branded(z.string(), "country").meta({ description: "ISO" }),
      "string",
      'Id<"country">',
    ],
  ])("%s has different types", (_, schema, sent, received) => {
    expect([input(schema), output(schema)]).toEqual([sent, received])
  })

  test("is the type that zod infers", () => {
    const Sample = z.object({
      first_name: z.string().nullable(),
      how_many: z.coerce.number().default(1),
      loud: z.boolean().optional(),
      school: uuidOf("university").optional(),
      rows: z.array(z.object({ of_kind: z.enum(["a", "b"]) })).default([]),
      either: z.discriminatedUnion("kind", [
        z.object({ kind: z.literal("a") }),
        z.object({ kind: z.literal("b"), its_size: z.int() }),
      ]),
      by_name: z.record(z.string(), z.array(z.string())),
    })
    type Sent = {
      firstName: string | null
      howMany?: unknown
      loud?: boolean | undefined
      school?: string | undefined
      rows?: { ofKind: "a" | "b" }[] | undefined
      either: { kind: "a" } | { kind: "b"; itsSize: number }
      byName: { [key: string]: string[] }
    }
    type Received = {
      firstName: string | null
      howMany: number
      loud?: boolean | undefined
      school?: Id<"university"> | undefined
      rows: { ofKind: "a" | "b" }[]
      either: { kind: "a" } | { kind: "b"; itsSize: number }
      byName: { [key: string]: string[] }
    }
    expectTypeOf<CamelKeys<z.input<typeof Sample>>>().toEqualTypeOf<Sent>()
    expectTypeOf<CamelKeys<z.output<typeof Sample>>>().toEqualTypeOf<Received>()
    const either = 'either: { kind: "a" } | { kind: "b"; itsSize: number }'
    const byName = "byName: { [key: string]: string[] }"
    expect(input(Sample)).toBe(
      `{ firstName: string | null; howMany?: unknown; loud?: boolean | undefined; school?: string | undefined; rows?: { ofKind: "a" | "b" }[] | undefined; ${either}; ${byName} }`,
    )
    expect(output(Sample)).toBe(
      `{ firstName: string | null; howMany: number; loud?: boolean | undefined; school?: Id<"university"> | undefined; rows: { ofKind: "a" | "b" }[]; ${either}; ${byName} }`,
    )
  })

  test("may be named and recursive", () => {
    const Comment = z.object({
      text: z.string(),
      get replies() {
        return z.array(Comment)
      },
    })
    const printer = new SchemaPrinter(new Map([[Comment, "Comment"]]))
    expect(printer.print(z.object({ top: Comment }), "output")).toBe("{ top: Comment }")
    expect(printer.print(Comment.nullable(), "input")).toBe("CommentInput | null")
    expect(printer.declarations()).toEqual([
      "export type Comment = { text: string; replies: Comment[] }",
      "export type CommentInput = { text: string; replies: CommentInput[] }",
    ])
  })

  test.each([
    ["a date", z.object({ when: z.date() }), 'schema.when: the types of the contract do not know "date" yet'],
    [
      "a transform without a schema",
      z.array(z.string().transform(Number)),
      "schema[]: only the compiler knows the output of a transform",
    ],
    ["a loose object", z.looseObject({}), "objects with other keys"],
    ["a record with enum keys", z.record(z.enum(["a"]), z.string()), "records by any string only"],
    ["a bigint", z.literal(1n), "not a value of JSON"],
  ])("refuses %s, naming its path", (_, schema, message) => {
    expect(() => output(schema)).toThrow(message)
  })
})
