// Every page of the site, as its route declares it.
import { publicAddresses } from "@shirube/vocabulary/common/public-pages/nouns"
import { describe, expect, test } from "vitest"
import { contentPages } from "./lib/documents/sitemap.ts"
import {
  hasParameters,
  type LayoutName,
  type Page,
  type PageExample,
  pagesIn,
  pathsOf,
} from "./lib/page/page-data.ts"
import { leavesOf } from "./lib/page/route-tree.ts"
import { routeTree } from "./routeTree.gen"

const pages = pagesIn(routeTree)
const heads = new Set(
  leavesOf(routeTree)
    .filter(({ options }) => "head" in options)
    .map(({ path }) => path),
)

describe("the pages of the site", () => {
  test("declare a title either in `staticData` or in their own head, never both", () => {
    for (const { path, title, moved } of pages)
      expect([path, title !== undefined, heads.has(path)]).toEqual([
        path,
        !moved && !heads.has(path),
        !moved && title === undefined,
      ])
  })

  test("have aliases that lead to a page in one step", () => {
    for (const { path, canonical } of pages) {
      if (canonical === undefined) continue
      const target = pages.find((page) => page.path === canonical)
      expect([path, target?.path, target?.canonical]).toEqual([path, canonical, undefined])
    }
  })

  test("have an example in page-examples.ts of their feature if they have parameters", () => {
    const modules = import.meta.glob<{ pageExamples: readonly PageExample[] }>(
      "./modules/**/page-examples.ts",
      { eager: true },
    )
    const examples = Object.values(modules).flatMap(({ pageExamples }) => pageExamples)
    const walked = pages.filter(
      (page) => hasParameters(page) && !page.moved && !page.secret && page.canonical === undefined,
    )
    const hasExample = (page: Page) => examples.some(({ path }) => pathsOf([page])(path.split("?")[0] ?? ""))
    expect(walked.filter((page) => !hasExample(page)).map(({ path }) => path)).toEqual([])
  })

  // spec: 2.layouts
  test("have the layout of their section: career, sign-up, none for editors and the page for future senpai, else the default", () => {
    const sectionsWith = (name: LayoutName) =>
      new Set(pages.filter(({ layout }) => layout === name).map(({ path }) => path.split("/")[1]))
    expect([...sectionsWith("career")]).toEqual(["career"])
    expect(pages.filter(({ path, layout }) => /^\/career\b/.test(path) && layout !== "career")).toEqual([])
    expect([...sectionsWith("sign-up")]).toEqual(
      expect.arrayContaining([
        "sign-up",
        "auth",
        "sign-in",
        "sign-out",
        "forgot-password",
        "email",
        "redirect",
      ]),
    )
    expect([...sectionsWith("none")].toSorted()).toEqual(["dev", "editors", "senpai-lp"])
  })

  test("require a session under /account, and developer mode under /dev", () => {
    for (const { path, access = "public", forDevelopers = false } of pages) {
      if (path.startsWith("/account"))
        expect([path, ["user", "registered"].includes(access)]).toEqual([path, true])
      expect([path, forDevelopers]).toEqual([path, path.startsWith("/dev/")])
    }
  })

  test("are in the sitemap under their noun if they are indexable and have a parameter", () => {
    // A noun's address with a query string is a filtered list, not a page of its own.
    const addresses = Object.values(publicAddresses).filter((address) => !address.includes("?"))
    expect(
      contentPages(pages)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(addresses.toSorted())
  })

  test("are marked secret if their URL contains a token", () => {
    for (const { path, secret = false } of pages)
      if (/\$(?:token|code)/.test(path)) expect([path, secret]).toEqual([path, true])
  })
})
