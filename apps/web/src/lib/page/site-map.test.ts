import { createRootRoute, createRoute } from "@tanstack/react-router"
import { expect, test } from "vitest"
import { SiteMap } from "./site-map.ts"
import { spellingIn } from "./spelling.ts"

const root = () => createRootRoute()
type Root = ReturnType<typeof root>
const page = (parent: Root, path: string) => createRoute({ getParentRoute: () => parent, path })

/** A site with two route groups, and a record of each load. */
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

test("loads a route group on the first path in it, in any spelling and language", async () => {
  for (const address of ["/account/saved", "/ACCOUNT", "/ja/account/nowhere", "//account"]) {
    const { site, fetched, paths } = aSite()
    expect([address, await site.learn(address), fetched]).toEqual([address, "now", ["account"]])
    expect(paths()).toEqual(["/account/saved", "/account/security"])
    expect(await site.learn("/account/security")).toBe("before")
    expect(fetched).toEqual(["account"])
  }
})

test("loads the default group for paths in no named group and for unknown paths", async () => {
  for (const address of ["/", "/ja", "/search", "/nowhere", "/accounts", "/%", "/constructor"]) {
    const { site, fetched } = aSite()
    expect([address, await site.learn(address), fetched]).toEqual([address, "now", [""]])
  }
})

test("tells everyone who asked before a group was loaded to match again, and adds its routes once", async () => {
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

test("keeps loaded groups and normalises their paths", async () => {
  const { site, paths } = aSite()
  await site.learn("/account")
  expect(await site.spelling("/Account/%53aved")).toBe("/account/saved")
  expect(await site.spelling("/Search")).toBe("/Search")
  await site.learn("/")
  expect(paths()).toEqual(["/account/saved", "/account/security", "/", "/search"])
  expect(await site.spelling("/Search")).toBe("/search")
})

test("has nothing to load if the tree is complete, as on the server", async () => {
  const tree = root()
  tree.addChildren([page(tree, "/search")])
  const site = new SiteMap(tree, {})
  expect(await site.learn("/search")).toBe("before")
  expect(await site.spelling("/Search")).toBe("/search")
})

test("returns plain lower-case paths unchanged, as the server would", async () => {
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
