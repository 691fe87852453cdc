import { describe, expect, test } from "vitest"
import { spellingIn } from "./spelling.ts"

const route = (path: string, children?: object) => ({ options: { path }, children })
const spelling = spellingIn({
  options: {},
  children: [
    route("/"),
    route("/article/"),
    route("/article/$id"),
    route("/community/senpai-tips/{-$id}"),
    { options: {}, children: [route("account", [route("saved/$kind"), route("saved/event")])] },
  ],
})

describe("a path", () => {
  // spec: pages.spelling
  test("that is normalised stays unchanged", () => {
    for (const path of [
      "/",
      "/ja",
      "/article",
      "/en/article/Entry-Sheet",
      "/community/senpai-tips",
      "/nothing",
    ])
      expect(spelling(path)).toBe(path)
  })
  test("has the route's segments in lower case and keeps the case of parameters", () => {
    expect(spelling("/Article/Entry-Sheet")).toBe("/article/Entry-Sheet")
    expect(spelling("/Community/SENPAI-Tips/X7")).toBe("/community/senpai-tips/X7")
    expect(spelling("/Community/Senpai-Tips")).toBe("/community/senpai-tips")
    expect(spelling("/ACCOUNT/Saved/EVENT")).toBe("/account/saved/event")
    expect(spelling("/Account/Saved/Other")).toBe("/account/saved/Other")
    expect(spelling("/Nothing/Here")).toBe("/Nothing/Here")
  })
  test("has UUIDs in lower case", () => {
    const id = "0f8a6c1e-5b7d-4e2a-9c3f-1d2e3f4a5b6c"
    expect(spelling(`/article/${id.toUpperCase()}`)).toBe(`/article/${id}`)
    expect(spelling(`/ja/Community/Senpai-Tips/${id.toUpperCase()}`)).toBe(`/ja/community/senpai-tips/${id}`)
    expect(spelling(`/article/X${id.toUpperCase()}`)).toBe(`/article/X${id.toUpperCase()}`)
  })
  test("has its language in lower case", () => {
    expect(spelling("/JA")).toBe("/ja")
    expect(spelling("/Ja/Article")).toBe("/ja/article")
    expect(spelling("/JAM/Article")).toBe("/JAM/Article")
  })
  test("has single slashes and no trailing one", () => {
    expect(spelling("//article///x//")).toBe("/article/x")
    expect(spelling("/ja/")).toBe("/ja")
    expect(spelling("///")).toBe("/")
    expect(spelling("//evil.example/x")).toBe("/evil.example/x")
  })
  test("has no escapes in the route's segments and keeps those of parameters", () => {
    expect(spelling("/%61rticle/%E5%86%85")).toBe("/article/%E5%86%85")
    expect(spelling("/%6A%61/article")).toBe("/ja/article")
    expect(spelling("/article/a%2Fb")).toBe("/article/a%2Fb")
  })
  test("that is malformed has no spelling", () => {
    for (const path of ["/%E0%A4%A", "/article/%", "/article/%00", "/ja/%0d%0aSet-Cookie", "/%c2%85"])
      expect(spelling(path), path).toBeUndefined()
  })
})
