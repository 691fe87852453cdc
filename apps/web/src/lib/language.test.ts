import { describe, expect, test } from "vitest"
import { chooseLanguage, inLanguage, languageAskedFor, splitPrefix, withPrefix } from "./language.ts"

const nothing = { prefix: undefined, cookie: undefined, browser: undefined }
const asked = (href: string) => languageAskedFor(new URL(href, "http://shirube.example"))

describe("the language of a page", () => {
  test("is English where nothing else is known", () => {
    expect(chooseLanguage(nothing)).toBe("en")
  })
  test("follows the prefix before the cookie, and that before the browser", () => {
    expect(chooseLanguage({ ...nothing, browser: "ja" })).toBe("ja")
    expect(chooseLanguage({ ...nothing, cookie: "en", browser: "ja" })).toBe("en")
    expect(chooseLanguage({ prefix: "ja", cookie: "en", browser: "en" })).toBe("ja")
  })
  test("asked for by ?lang= leads to the address without it", () => {
    expect(asked("/article?lang=ja&q=a%20b")).toEqual({ language: "ja", address: "/article?q=a%20b" })
    expect(asked("/?lang=ja")?.address).toBe("/")
  })
  test("is understood in capitals and with a country", () => {
    for (const value of ["JA", "ja-JP", "ja_JP", "Ja-jp"])
      expect(asked(`/article?lang=${value}`)).toEqual({ language: "ja", address: "/article" })
  })
  test("asked for under a prefix swaps the prefix", () => {
    expect(asked("/ja/article/es?lang=en")?.address).toBe("/en/article/es")
    expect(asked("/ja?lang=en")?.address).toBe("/en")
  })
  test("that nobody knows is not asked for", () => {
    for (const value of ["xx", "", "japanese", "ja-", "jaja"])
      expect(asked(`/article?lang=${value}`)).toBeUndefined()
  })
})

describe("prefixes", () => {
  test("come off and go on", () => {
    expect(splitPrefix("/ja")).toEqual({ prefix: "ja", path: "/" })
    expect(splitPrefix("/ja/")).toEqual({ prefix: "ja", path: "/" })
    expect(splitPrefix("//ja")).toEqual({ prefix: "ja", path: "/" })
    expect(splitPrefix("/JA/X")).toEqual({ prefix: "ja", path: "/X" })
    expect(splitPrefix("/jam/x")).toEqual({ prefix: undefined, path: "/jam/x" })
    expect(withPrefix("/", "ja")).toBe("/ja")
    expect(withPrefix("/article", "en")).toBe("/en/article")
    expect(withPrefix("/article", undefined)).toBe("/article")
  })
  test("stay bare on bare pages", () => {
    expect(inLanguage("/article", "ja")).toBe("/article")
    expect(inLanguage("/en/article", "ja")).toBe("/ja/article")
  })
  test("never open the way to another site", () => {
    expect(splitPrefix("/ja//evil.example").path).toBe("/evil.example")
    expect(asked("/ja//evil.example?lang=en")?.address).toBe("/en/evil.example")
    expect(asked("http://shirube.example//evil.example?lang=en")?.address).not.toMatch(/^\/\//)
  })
})
