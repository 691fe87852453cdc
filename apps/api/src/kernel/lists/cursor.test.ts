import { describe, expect, it } from "vitest"
import { decodeCursor, encodeCursor, isInstantText } from "./cursor.ts"

const forged = (value: unknown) => Buffer.from(JSON.stringify(value) ?? "").toString("base64url")

describe("a cursor", () => {
  it("decodes to the key that it encodes, whatever the characters", () => {
    for (const key of [
      ["a", "b"],
      ["就活", "𠮷"],
      ["", '"\\/'],
      ["\u2028", "\ud83d\ude00"],
    ])
      expect(decodeCursor(encodeCursor(key), 2)).toEqual(key)
  })

  it("needs no encoding in a URL", () => {
    expect(encodeCursor(["2026-10-01T00:00:00.000001Z", "ÿÿÿ>>>???"])).toMatch(/^[\w-]+$/)
  })

  it("that was forged is refused", () => {
    const bad = [
      forged("text"),
      forged({ 0: "a", 1: "b", length: 2 }),
      forged(["a"]),
      forged(["a", "b", "c"]),
    ]
    bad.push(forged(["a", 1]), forged(["a", null]), forged(["a", ["b"]]), forged(["a", "\0"]), forged(null))
    for (const cursor of [...bad, "", "!!", "e30", "%", "x".repeat(1_000)])
      expect(() => decodeCursor(cursor, 2), cursor).toThrow("cursor.invalid")
  })
})

describe("the timestamp in a cursor", () => {
  it("is accepted as the database writes it, with microseconds", () => {
    for (const text of [
      "2026-10-01T00:00:00.000001Z",
      "2024-02-29T23:59:59.999999Z",
      "0001-01-01T00:00:00.000000Z",
    ])
      expect(isInstantText(text), text).toBe(true)
  })

  it("is refused in every other format, even one that JavaScript parses", () => {
    for (const text of [
      "2026",
      "0",
      "now",
      "infinity",
      "2026-10-01",
      "2026-10-01T00:00:00Z",
      "2026-10-01 00:00:00.000000+00",
      "2026-02-31T00:00:00.000000Z",
      "2025-02-29T00:00:00.000000Z",
      "2026-10-01T24:00:00.000000Z",
      "2026-13-01T00:00:00.000000Z",
      "0000-01-01T00:00:00.000000Z",
      "Thu, 01 Jan 1970 00:00:00 GMT",
      "2026-10-01T00:00:00.000000Z; drop table articles",
    ])
      expect(isInstantText(text), text).toBe(false)
  })
})
