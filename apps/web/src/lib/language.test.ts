import { describe, expect, test } from "vitest"
import { chooseLanguage, inLanguage, splitPrefix, withPrefix } from "./language.ts"

const choose = (href: string, cookies: Record<string, string> = {}, acceptLanguage?: string) =>
  chooseLanguage({ url: new URL(href, "http://shirube.example"), cookies, acceptLanguage })

describe("the language of a page", () => {
  test("is English where nothing else is known", () => {
    expect(choose("/article").language).toBe("en")
    expect(choose("/article", {}, "fr, de;q=0.8").language).toBe("en")
  })
  test("follows the browser", () => {
    expect(choose("/", {}, "ja-JP,ja;q=0.9,en;q=0.8").language).toBe("ja")
  })
  test("follows the cookie before the browser", () => {
    expect(choose("/", { lang: "en" }, "ja").language).toBe("en")
    expect(choose("/", { lang: "xx" }, "ja").language).toBe("ja")
  })
  test("follows the prefix before the cookie", () => {
    expect(choose("/ja/article", { lang: "en" })).toMatchObject({
      language: "ja",
      prefix: "ja",
      path: "/article",
    })
  })
  test("follows ?lang= before everything, and the address loses the parameter", () => {
    expect(choose("/article?lang=ja&q=a%20b", { lang: "en" })).toMatchObject({
      language: "ja",
      redirect: "/article?q=a%20b",
    })
    expect(choose("/?lang=ja").redirect).toBe("/")
  })
  test("asked for under a prefix swaps the prefix", () => {
    expect(choose("/ja/article/es?lang=en").redirect).toBe("/en/article/es")
    expect(choose("/ja?lang=en").redirect).toBe("/en")
  })
  test("ignores an unknown ?lang=", () => {
    expect(choose("/article?lang=xx", {}, "ja")).toEqual({
      language: "ja",
      prefix: undefined,
      path: "/article",
    })
    expect(choose("/article?lang=")).not.toHaveProperty("redirect")
  })
})

describe("prefixes", () => {
  test("come off and go on", () => {
    expect(splitPrefix("/ja")).toEqual({ prefix: "ja", path: "/" })
    expect(splitPrefix("/ja/")).toEqual({ prefix: "ja", path: "/" })
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
    expect(choose("/ja//evil.example?lang=en").redirect).toBe("/en/evil.example")
    expect(choose("http://shirube.example//evil.example?lang=en").redirect).not.toMatch(/^\/\//)
  })
})
