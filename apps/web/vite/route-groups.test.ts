import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import type { RouteTree } from "../src/lib/page/route-tree.ts"
import { routeTree } from "../src/routeTree.gen.ts"
import { browserIndex, routeGroupsIn, strayRoutes } from "./route-groups.ts"

const generated = readFileSync(join(import.meta.dirname, "../src/routeTree.gen.ts"), "utf8")
const inEveryPage = (tree: string) => browserIndex(routeGroupsIn(tree), "/src")

const routesUnder = ({ children = {} }: RouteTree): number =>
  Object.values(children as Record<string, RouteTree>).reduce((sum, child) => sum + 1 + routesUnder(child), 0)

const [ofHome = ""] = /^const IndexRoute = .*?^\S+ as \w+\)$/ms.exec(generated) ?? []

/** As the router's generator would write it: like the route of the home page, with another path. */
const withPage = (path: string, tree = generated) => {
  const name = path.replaceAll(/\W/g, "X")
  const route = ofHome.replaceAll("IndexRoute", `${name}Route`).replaceAll('"/"', `"${path}"`)
  return `import { Route as ${name}RouteImport } from "./routes${path}"\n${tree}\n${route}\n`
}

describe("the code that every page loads", () => {
  test("names no page, and does not change when a page is added", () => {
    expect(inEveryPage(generated)).not.toMatch(/routes\/(?!__root)/)
    for (const path of [
      "/auth/one-more",
      "/account/saved/event",
      "/article/one/more",
      "/one-more",
      "/unknown/me",
    ])
      expect([path, inEveryPage(withPage(path))]).toEqual([path, inEveryPage(generated)])
  })

  test("grows by a name when pages start a new route group", () => {
    const grown = inEveryPage(withPage("/unknown/me", withPage("/unknown/you")))
    expect(grown.length - inEveryPage(generated).length).toBeLessThan(60)
  })

  test("fails the build if a page ends up in it, by any import", () => {
    const chunk = (fileName: string, imports: string[], ...moduleIds: string[]) => ({
      fileName,
      imports,
      moduleIds,
      isEntry: fileName === "index.js",
    })
    const chunks = [
      chunk("index.js", ["shared.js"], "/src/router.tsx", "/src/routes/__root.tsx"),
      chunk("shared.js", ["deep.js"], "/src/ui/button.tsx"),
      chunk("deep.js", [], "/src/routes/search.tsx"),
      chunk("article.js", ["index.js"], "/src/routes/article.$id.tsx"),
    ]
    expect(strayRoutes(chunks, "/src/routes")).toEqual(["/src/routes/search.tsx"])
  })
})

describe("the route groups", () => {
  test("contain every route of the site once", () => {
    const all = [...routeGroupsIn(generated).values()].flat()
    expect(new Set(all.map(({ file }) => file)).size).toBe(all.length)
    expect(all.length).toBe(routesUnder(routeTree))
  })

  test("are the first path segments that several routes share; all other pages are in one group", () => {
    for (const [group, routes] of routeGroupsIn(generated)) {
      const tops = routes.filter(({ parent }) => parent === "rootRouteImport")
      const words = new Set(tops.map(({ path = "" }) => path.split("/").find(Boolean) ?? ""))
      if (group) expect([group, [...words], routes.length > 1]).toEqual([group, [group], true])
      else expect(words.size).toBe(routes.length)
    }
  })

  test("need a fixed first path segment", () => {
    expect(() => routeGroupsIn(withPage("/$anything"))).toThrow("has to be fixed")
  })

  test("are not built from a tree in an unexpected format", () => {
    expect(() => routeGroupsIn(generated.replace(".update({", ".change({"))).toThrow("unexpected format")
  })
})
