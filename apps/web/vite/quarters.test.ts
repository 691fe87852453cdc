import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import type { RouteTree } from "../src/lib/route-tree.ts"
import { routeTree } from "../src/routeTree.gen.ts"
import { browserIndex, quartersIn, strayRoutes } from "./quarters.ts"

const generated = readFileSync(join(import.meta.dirname, "../src/routeTree.gen.ts"), "utf8")
const inEveryPage = (tree: string) => browserIndex(quartersIn(tree), "/src")

const routesUnder = ({ children = {} }: RouteTree): number =>
  Object.values(children as Record<string, RouteTree>).reduce((sum, child) => sum + 1 + routesUnder(child), 0)

/** As the router's generator would write it. */
const withPage = (path: string, tree = generated) => {
  const name = path.replaceAll(/\W/g, "X")
  return `import { Route as ${name}Import } from "./routes${path}"\n${tree}
const ${name}Route = ${name}Import.update({
  id: "${path}",
  path: "${path}",
  getParentRoute: () => rootRouteImport,
} as any)\n`
}

describe("what every page loads", () => {
  test("names no page, and is the same with a page more", () => {
    expect(inEveryPage(generated)).not.toMatch(/routes\/(?!__root)/)
    for (const path of [
      "/auth/one-more",
      "/account/saved/event",
      "/article/one/more",
      "/one-more",
      "/help/me",
    ])
      expect([path, inEveryPage(withPage(path))]).toEqual([path, inEveryPage(generated)])
  })

  test("grows by a name where pages begin with a word that none but one had", () => {
    const grown = inEveryPage(withPage("/help/me", withPage("/help/you")))
    expect(grown.length - inEveryPage(generated).length).toBeLessThan(60)
  })

  test("is no longer built once a page has come to lie in it, however it got there", () => {
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

describe("the quarters", () => {
  test("hold every route of the site, each once", () => {
    const all = [...quartersIn(generated).values()].flat()
    expect(new Set(all.map(({ file }) => file)).size).toBe(all.length)
    expect(all.length).toBe(routesUnder(routeTree))
  })

  test("are the first words that several routes share; the other pages are one together", () => {
    for (const [quarter, routes] of quartersIn(generated)) {
      const tops = routes.filter(({ parent }) => parent === "rootRouteImport")
      const words = new Set(tops.map(({ path = "" }) => path.split("/").find(Boolean) ?? ""))
      if (quarter) expect([quarter, [...words], routes.length > 1]).toEqual([quarter, [quarter], true])
      else expect(words.size).toBe(routes.length)
    }
  })

  test("cannot be told where an address begins with a parameter", () => {
    expect(() => quartersIn(withPage("/$anything"))).toThrow("has to be fixed")
  })

  test("are not made from a tree that is written in another way", () => {
    expect(() => quartersIn(generated.replace(".update({", ".change({"))).toThrow("not written as it was")
  })
})
