import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { isSpelledAs, keyOf, visitOf } from "./page-request.ts"

const visit = (address: string, headers: { cookie?: string; acceptLanguage?: string } = {}) =>
  visitOf({ address, cookie: headers.cookie, acceptLanguage: headers.acceptLanguage })
const key = (address: string, headers?: { cookie?: string; acceptLanguage?: string }) =>
  keyOf(visit(address, headers))

describe("the key of a page", () => {
  test("contains language, theme and path", () => {
    const keys = [
      key("/article"),
      key("/article", { cookie: "lang=ja" }),
      key("/article", { cookie: "theme=dark" }),
      key("/article", { cookie: "theme=light" }),
      key("/article?category=es"),
      key("/ja/article"),
      key("/en/article"),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })
  test("is the same for the same page", () => {
    expect(key("/article", { acceptLanguage: "ja" })).toBe(key("/article", { cookie: "x=1; lang=ja" }))
    expect(key("/article?a=1&b=2")).toBe(key("/article?b=2&a=1&b=3&c="))
    expect(key("/article?%61=1")).toBe(key("/article?a=1"))
    expect(key("/ja/article", { cookie: "lang=en" })).toBe(key("/ja/article"))
    expect(key("/", { cookie: "mylang=ja; theme=evil" })).toBe(key("/"))
    expect(key("/", { cookie: "furigana=n3" })).toBe(key("/"))
    expect(key("/", { cookie: "auth.redirect=%2F" })).toBe(key("/"))
  })
  test("parses cookies like the page does", () => {
    for (const cookie of ["lang=%6aa", "lang=JA", "lang=ja-JP", "lang = ja", "lang=ja; lang=en"])
      expect(visit("/", { cookie }).page.language, cookie).toBe("ja")
    for (const cookie of ["x=a lang=ja", "LANG=ja", 'lang="ja"', "lang%3Dja", "lang=en; lang=ja"])
      expect(visit("/", { cookie }).page.language, cookie).toBe("en")
    expect(visit("/", { cookie: "theme=%64ark" }).page.theme).toBe("dark")
  })
  test("is undefined with a session and for oddly spelled paths", () => {
    expect(key("/", { cookie: "lang=ja; auth.strategy=local" })).toBeUndefined()
    expect(key("/", { cookie: "auth.strategy=%6cocal" })).toBeUndefined()
    expect(key("/%61rticle")).toBeUndefined()
    expect(key("http://evil.example/")).toBeUndefined()
    expect(key(`/?q=${"x".repeat(300)}`)).toBeUndefined()
  })
  test("identifies exactly one description, whatever was sent", () => {
    const word = fc.constantFrom(
      "lang",
      "theme",
      "furigana",
      "auth.strategy",
      "ja",
      "dark",
      "off",
      "local",
      "=",
      ";",
      " ",
      "%",
      "%6aa",
      "?",
      "&",
      "/",
      "x",
    )
    const text = fc.array(word, { maxLength: 8 }).map((words) => words.join(""))
    const seen = new Map<string, unknown>()
    fc.assert(
      fc.property(text, text, text, (path, cookie, acceptLanguage) => {
        const made = visit(`/${path}`, { cookie, acceptLanguage })
        const itsKey = keyOf(made)
        if (itsKey === undefined) return
        expect(made.auth).toBeUndefined()
        expect(seen.get(itsKey) ?? made).toEqual(made)
        seen.set(itsKey, made)
      }),
      { numRuns: 3000 },
    )
  })
})

test("distinguishes a path from other spellings of the same page", () => {
  for (const [address, isSame] of [
    ["/article", true],
    ["/ja/article?x=1", true],
    ["/ja", true],
    ["/", true],
    ["//article", false],
    ["/ja/", false],
    ["/ja//article", false],
    ["//", false],
    ["/JA/article", false],
  ] as const)
    expect([address, isSpelledAs(address, visit(address).page)]).toEqual([address, isSame])
})
