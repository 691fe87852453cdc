import { describe, expect, test } from "vitest"
import { chooseLanguage, inLanguage, languageAskedFor, splitPrefix, withPrefix } from "./language.ts"

const nothing = { prefix: undefined, cookie: undefined, browser: undefined }
const asked = (href: string) => languageAskedFor(new URL(href, "http://shirube.example"))

describe("the language of a page", () => {
  // spec: 1.languages, 4.locale-order
  test("defaults to English", () => {
    expect(chooseLanguage(nothing)).toBe("en")
  })
  // spec: 1.language-choice, 2.guards, 4.locale-order
  test("follows the prefix, then the cookie, then the browser", () => {
    expect(chooseLanguage({ ...nothing, browser: "ja" })).toBe("ja")
    expect(chooseLanguage({ ...nothing, cookie: "en", browser: "ja" })).toBe("en")
    expect(chooseLanguage({ prefix: "ja", cookie: "en", browser: "en" })).toBe("ja")
  })
  // spec: 1.language-choice
  test("requested by ?lang= redirects to the URL without it", () => {
    expect(asked("/article?lang=ja&q=a%20b")).toEqual({ language: "ja", address: "/article?q=a%20b" })
    expect(asked("/?lang=ja")?.address).toBe("/")
  })
  test("is recognised in capitals and with a country", () => {
    for (const value of ["JA", "ja-JP", "ja_JP", "Ja-jp"])
      expect(asked(`/article?lang=${value}`)).toEqual({ language: "ja", address: "/article" })
  })
  test("requested under a prefix swaps the prefix", () => {
    expect(asked("/ja/article/es?lang=en")?.address).toBe("/en/article/es")
    expect(asked("/ja?lang=en")?.address).toBe("/en")
  })
  test("is ignored if unknown", () => {
    for (const value of ["xx", "", "japanese", "ja-", "jaja"])
      expect(asked(`/article?lang=${value}`)).toBeUndefined()
  })
})

describe("prefixes", () => {
  test("are removed and added", () => {
    expect(splitPrefix("/ja")).toEqual({ prefix: "ja", path: "/" })
    expect(splitPrefix("/ja/")).toEqual({ prefix: "ja", path: "/" })
    expect(splitPrefix("//ja")).toEqual({ prefix: "ja", path: "/" })
    expect(splitPrefix("/JA/X")).toEqual({ prefix: "ja", path: "/X" })
    expect(splitPrefix("/jam/x")).toEqual({ prefix: undefined, path: "/jam/x" })
    expect(withPrefix("/", "ja")).toBe("/ja")
    expect(withPrefix("/article", "en")).toBe("/en/article")
    expect(withPrefix("/article", undefined)).toBe("/article")
  })
  test("are not added to paths without one", () => {
    expect(inLanguage("/article", "ja")).toBe("/article")
    expect(inLanguage("/en/article", "ja")).toBe("/ja/article")
  })
  test("never lead to another site", () => {
    expect(splitPrefix("/ja//evil.example").path).toBe("/evil.example")
    expect(asked("/ja//evil.example?lang=en")?.address).toBe("/en/evil.example")
    expect(asked("http://shirube.example//evil.example?lang=en")?.address).not.toMatch(/^\/\//)
  })
})
