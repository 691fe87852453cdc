import { createRootRoute, createRoute } from "@tanstack/react-router"
import { expect, test } from "vitest"
import { SiteMap } from "./site-map.ts"
import { spellingIn } from "./spelling.ts"

const root = () => createRootRoute()
type Root = ReturnType<typeof root>
const page = (parent: Root, path: string) => createRoute({ getParentRoute: () => parent, path })

/** A site of two quarters, and the times that each was fetched. */
function aSite() {
  const tree = root()
  const fetched: string[] = []
  const quarter = (name: string, ...paths: string[]) => ({
    [name]: async () => {
      fetched.push(name)
      return { default: paths.map((path) => page(tree, path)) }
    },
  })
  const site = new SiteMap(tree, {
    ...quarter("", "/", "/search"),
    ...quarter("account", "/account/saved", "/account/security"),
  })
  const pages = () => Object.values((tree.children ?? []) as { options: { path: string } }[])
  return { site, fetched, paths: () => pages().map(({ options }) => options.path) }
}

test("a quarter is fetched when an address first leads there, by any spelling, in any language", async () => {
  for (const address of ["/account/saved", "/ACCOUNT", "/ja/account/nowhere", "//account"]) {
    const { site, fetched, paths } = aSite()
    expect([address, await site.learn(address), fetched]).toEqual([address, "now", ["account"]])
    expect(paths()).toEqual(["/account/saved", "/account/security"])
    expect(await site.learn("/account/security")).toBe("before")
    expect(fetched).toEqual(["account"])
  }
})

test("what is in no quarter by name, and what is nowhere, is looked for in the one of all others", async () => {
  for (const address of ["/", "/ja", "/search", "/nowhere", "/accounts", "/%", "/constructor"]) {
    const { site, fetched } = aSite()
    expect([address, await site.learn(address), fetched]).toEqual([address, "now", [""]])
  }
})

test("everyone who asked before a quarter was known is told to look again, and its pages are there once", async () => {
  const { site, paths } = aSite()
  let grown = 0
  site.onGrown = () => {
    grown += 1
  }
  expect(await Promise.all([site.learn("/account/saved"), site.learn("/account/security")])).toEqual([
    "now",
    "now",
  ])
  expect([grown, paths().length]).toEqual([1, 2])
})

test("what was known stays known, and its addresses have their one spelling", async () => {
  const { site, paths } = aSite()
  await site.learn("/account")
  expect(await site.spelling("/Account/%53aved")).toBe("/account/saved")
  expect(await site.spelling("/Search")).toBe("/Search")
  await site.learn("/")
  expect(paths()).toEqual(["/account/saved", "/account/security", "/", "/search"])
  expect(await site.spelling("/Search")).toBe("/search")
})

test("a site that is known whole, as on the server, has nothing to learn", async () => {
  const tree = root()
  tree.addChildren([page(tree, "/search")])
  const site = new SiteMap(tree, {})
  expect(await site.learn("/search")).toBe("before")
  expect(await site.spelling("/Search")).toBe("/search")
})

test("an address of small letters is not looked at twice, and is spelled as the server would spell it", async () => {
  const tree = root()
  tree.addChildren([page(tree, "/"), page(tree, "/article/$id"), page(tree, "/search")])
  const site = new SiteMap(tree, {})
  const spelled = spellingIn(tree)
  for (const address of [
    "/",
    "/ja",
    "/JA",
    "/search",
    "/search/",
    "//search",
    "/article/entry-sheet",
    "/article/Entry-Sheet",
    "/%61rticle/x",
    "/article/%E5%86%85",
    "/article/a_b.c~d",
    "/%",
    "/nowhere",
  ])
    expect([address, await site.spelling(address)]).toEqual([address, spelled(address)])
})
