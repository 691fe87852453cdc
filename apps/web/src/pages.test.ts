// Every page of the site, as its route declares it.
import { publicAddresses } from "@shirube/contract/public-nouns"
import { describe, expect, test } from "vitest"
import { contentPages } from "./lib/documents/sitemap.ts"
import { pagesIn } from "./lib/page-data.ts"
import { leavesOf } from "./lib/route-tree.ts"
import { routeTree } from "./routeTree.gen"

const pages = pagesIn(routeTree)
const heads = new Set(
  leavesOf(routeTree)
    .filter(({ options }) => "head" in options)
    .map(({ path }) => path),
)

describe("the pages of the site", () => {
  test("each say their title, in `staticData` or in a head of their own, and never twice", () => {
    for (const { path, title, moved } of pages)
      expect([path, title !== undefined, heads.has(path)]).toEqual([
        path,
        !moved && !heads.has(path),
        !moved && title === undefined,
      ])
  })

  test("have aliases that lead to a page, in one step", () => {
    for (const { path, canonical } of pages) {
      if (canonical === undefined) continue
      const target = pages.find((page) => page.path === canonical)
      expect([path, target?.path, target?.canonical]).toEqual([path, canonical, undefined])
    }
  })

  test("under /account are for those who are signed in, and under /dev for developers", () => {
    for (const { path, access = "public", forDevelopers = false } of pages) {
      if (path.startsWith("/account"))
        expect([path, ["user", "registered"].includes(access)]).toEqual([path, true])
      expect([path, forDevelopers]).toEqual([path, path.startsWith("/dev/")])
    }
  })

  test("that search engines may list and whose address names something are in the sitemap, by the noun that they are of", () => {
    // A page of its own is also a list that is narrowed by what stands behind the question mark.
    const addresses = Object.values(publicAddresses).filter((address) => !address.includes("?"))
    expect(
      contentPages(pages)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(addresses.toSorted())
  })

  test("whose address holds a token are told to nobody", () => {
    for (const { path, secret = false } of pages)
      if (/\$(?:token|code)/.test(path)) expect([path, secret]).toEqual([path, true])
  })
})
