import { describe, expect, expectTypeOf, test } from "vitest"
import { type CamelKeys, camelKeys, type SnakeKeys, snakeKeys } from "./key-case.ts"

describe("keys", () => {
  // spec: 7.key-case
  test("become camelCase inbound at every depth, values untouched", () => {
    expect(
      camelKeys({
        access_token: { access_token: "a_b", expires_in: 86400 },
        items: [{ name_ruby: ["x_y"] }, null],
      }),
    ).toEqual({ accessToken: { accessToken: "a_b", expiresIn: 86400 }, items: [{ nameRuby: ["x_y"] }, null] })
  })
  // spec: 7.key-case
  test("become snake_case outbound", () => {
    expect(snakeKeys({ studentId: "aB", nested: [{ checkedOn: "2026-04-01" }] })).toEqual({
      student_id: "aB",
      nested: [{ checked_on: "2026-04-01" }],
    })
  })
  test("leave dates, files and hostile keys alone", () => {
    const at = new Date(0)
    expect(snakeKeys({ at })).toEqual({ at })
    const hostile = JSON.parse('{"__proto__":{"admin":true}}')
    expect((camelKeys(hostile) as { admin?: boolean }).admin).toBeUndefined()
  })
  test("have types that follow", () => {
    expectTypeOf<
      CamelKeys<{ next_cursor: string | null; items: { is_fallback: boolean }[] }>
    >().toEqualTypeOf<{
      nextCursor: string | null
      items: { isFallback: boolean }[]
    }>()
    expectTypeOf<SnakeKeys<{ checkedOn: string }>>().toEqualTypeOf<{ checked_on: string }>()
  })
})
