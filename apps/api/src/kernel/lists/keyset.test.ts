import { describe, expect, it } from "vitest"
import { byMoment, day, flag, instant, integer, keyset, text, uuid } from "./keyset.ts"

const forged = (value: unknown) => Buffer.from(JSON.stringify(value) ?? "").toString("base64url")
const AT = "2026-10-01T09:30:00.000001Z"
const ID = "0b6c1f5e-3a54-4d0e-9f0a-7c2d1e8b4a63"

describe("a cursor", () => {
  const pair = keyset({ first: text(), second: text() })

  it("decodes to the position that it encodes, whatever the characters", () => {
    for (const [first, second] of [
      ["a", "b"],
      ["就活", "𠮷"],
      ["", '"\\/'],
      ["\u2028", "\ud83d\ude00"],
    ] as const)
      expect(pair.decode(pair.encode({ first, second }))).toEqual({ first, second })
  })

  it("needs no encoding in a URL", () => {
    expect(pair.encode({ first: AT, second: "ÿÿÿ>>>???" })).toMatch(/^[\w-]+$/)
  })

  it("is absent on the first page", () => {
    expect(byMoment.decode(undefined)).toBeUndefined()
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
      expect(() => pair.decode(cursor), cursor).toThrow("cursor.invalid")
  })

  it("keeps the form in which clients hold it", () => {
    const articles = keyset({ at: instant, id: text() })
    expect(articles.encode({ at: AT, id: "entry-sheet" })).toBe(
      "WyIyMDI2LTEwLTAxVDA5OjMwOjAwLjAwMDAwMVoiLCJlbnRyeS1zaGVldCJd",
    )
    const answers = keyset({ isAccepted: flag("accepted"), helpful: integer(9), at: instant, id: uuid() })
    expect(answers.encode({ isAccepted: true, helpful: 12, at: AT, id: ID })).toBe(
      "WyJhY2NlcHRlZCIsIjEyIiwiMjAyNi0xMC0wMVQwOTozMDowMC4wMDAwMDFaIiwiMGI2YzFmNWUtM2E1NC00ZDBlLTlmMGEtN2MyZDFlOGI0YTYzIl0",
    )
    const pastEvents = keyset({ heldOn: day, id: text() })
    expect(pastEvents.encode({ heldOn: "2026-06-20", id: "meet-the-makers" })).toBe(
      "WyIyMDI2LTA2LTIwIiwibWVldC10aGUtbWFrZXJzIl0",
    )
    const search = keyset({ number: integer(4), noun: text(), id: text() })
    expect(search.encode({ number: 7, noun: "question", id: ID })).toBe(
      "WyI3IiwicXVlc3Rpb24iLCIwYjZjMWY1ZS0zYTU0LTRkMGUtOWYwYS03YzJkMWU4YjRhNjMiXQ",
    )
  })
})

describe("a field of a position", () => {
  const fields = {
    instant: {
      list: keyset<{ value: unknown }>({ value: instant }),
      good: [AT, "2024-02-29T23:59:59.999999Z", "0001-01-01T00:00:00.000000Z"],
      bad: [
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
      ],
    },
    day: {
      list: keyset<{ value: unknown }>({ value: day }),
      good: ["2026-10-01", "2024-02-29"],
      bad: ["", "2026", "2026-13-01", "2026-02-31", "0000-01-01", "2026-10-01T00:00:00Z", AT],
    },
    uuid: {
      list: keyset<{ value: unknown }>({ value: uuid() }),
      good: [ID],
      bad: ["", ID.toUpperCase(), ID.slice(1), `${ID} `, ID.replaceAll("-", ""), "entry-sheet"],
    },
    integer: {
      list: keyset<{ value: unknown }>({ value: integer(3) }),
      good: [0, 7, 999],
      bad: ["", "1000", "-1", "1.5", "1e2", "0x1", " 1", "one"],
    },
    flag: {
      list: keyset<{ value: unknown }>({ value: flag("accepted") }),
      good: [true, false],
      bad: ["true", "Accepted", "accepted ", "0"],
    },
    text: {
      list: keyset<{ value: unknown }>({ value: text() }),
      good: ["entry-sheet", ""],
      bad: ["\0"],
    },
  }

  it.each(Object.entries(fields))("of the kind %s comes back as it was", (_, { list, good }) => {
    for (const value of good) expect(list.decode(list.encode({ value }))).toEqual({ value })
  })

  it.each(Object.entries(fields))("of the kind %s is refused when forged", (_, { list, bad }) => {
    for (const value of bad) expect(() => list.decode(forged([value])), value).toThrow("cursor.invalid")
  })
})

describe("a page", () => {
  const byId = keyset({ id: text() })
  const rows = ["a", "b", "c"].map((id) => ({ id }))
  const pageOf = (limit: number) => byId.page(rows.slice(0, limit + 1), limit, ({ id }) => ({ id }))

  it("ends with a cursor to its last row if there is one row more", () => {
    expect(pageOf(2)).toEqual({ items: [{ id: "a" }, { id: "b" }], nextCursor: byId.encode({ id: "b" }) })
  })

  it("is the last one if there is no row more", () => {
    expect(pageOf(3)).toEqual({ items: rows, nextCursor: null })
    expect(byId.page([], 3, ({ id }) => ({ id }))).toEqual({ items: [], nextCursor: null })
  })
})
