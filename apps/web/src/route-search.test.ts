// Search parameters that reach a loader: only those that its route reads, and only in a form that the API
// accepts.
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { pagesIn, searchReadBy } from "./lib/page/page-data.ts"
import { leavesOf } from "./lib/page/route-tree.ts"
import { namesReadBy, parseSearch, stringifySearch, type ValidateSearch } from "./lib/page/search-params.ts"
import { routeTree } from "./routeTree.gen"

type Search = Record<string, unknown>
interface SearchOptions {
  readonly validateSearch?: ValidateSearch
  readonly loaderDeps?: (from: { readonly search: Search }) => Search
}

const routes = leavesOf(routeTree).map(({ path, options }) => ({ ...(options as SearchOptions), path }))
const withDeps = routes.flatMap(({ path, validateSearch, loaderDeps }) =>
  loaderDeps ? [{ path, validateSearch, loaderDeps }] : [],
)

/** Filters of other pages and parameters of the API: none of them may reach every loader. */
const foreign = [
  "cursor",
  "limit",
  "language",
  "person",
  "q",
  "queue",
  "user_id",
  "__proto__",
  "nothing-of-ours",
]
const values = [
  "x",
  "1000",
  "Japanese",
  "\0",
  "a\0b",
  "\u0001\u007f",
  "x".repeat(20_000),
  `${"x".repeat(99)}\u{20bb7}${"x".repeat(99)}\u{20bb7}`,
  "../../v1/user",
  "<script>",
  "%00",
]

/** As the router does: the validated parameters override the raw ones. */
const searchOf = (validateSearch: (raw: Search) => Search, raw: Search) => ({
  ...raw,
  ...validateSearch(raw),
})

const textsIn = (deps: Search) => Object.values(deps).filter((value) => typeof value === "string")
const LONGEST = 400

test("every loader that depends on the search validates it", () => {
  expect(withDeps.length).toBeGreaterThan(20)
  for (const { path, validateSearch } of withDeps)
    expect([path, typeof validateSearch]).toEqual([path, "function"])
})

test("validateSearch adds no parameters, because the router would redirect to them", () => {
  for (const { path, validateSearch = () => ({}) } of routes)
    expect([path, stringifySearch(validateSearch({}))]).toEqual([path, ""])
})

test("loaders get only the parameters that their route reads", () => {
  for (const { path, validateSearch = () => ({}), loaderDeps } of withDeps)
    for (const value of values) {
      const names = new Set([...namesReadBy(validateSearch), ...foreign])
      const raw = parseSearch(stringifySearch(Object.fromEntries([...names].map((name) => [name, value]))))
      const deps = loaderDeps({ search: searchOf(validateSearch, raw) })
      expect([path, value, deps]).toEqual([path, value, loaderDeps({ search: validateSearch(raw) })])
      for (const text of textsIn(deps))
        expect([path, text, text.length <= LONGEST && text.isWellFormed() && !/\p{Cc}/u.test(text)]).toEqual([
          path,
          text,
          true,
        ])
    }
})

test("parameters that a page does not read are no part of it, and those that it reads are kept", () => {
  const pages = pagesIn(routeTree)
  const searchRead = searchReadBy(pages)
  const noise = { utm_source: "x", fbclid: "y", __proto__x: "z", nothing: "w" }
  for (const { path, reads, search = [] } of pages) {
    const at = path.replace(/\{?-?\$\w+\}?/g, "some")
    const own = Object.fromEntries([...reads].sort().map((name) => [name, "a"]))
    expect([path, searchRead({ path: at, search: stringifySearch(noise) })]).toEqual([path, ""])
    expect([path, searchRead({ path: at, search: stringifySearch({ ...noise, ...own }) })]).toEqual([
      path,
      stringifySearch(own),
    ])
    expect([path, search.filter((name) => !reads.includes(name))]).toEqual([path, []])
  }
})

test("a page reads the same from an address without the parameters that it does not read", () => {
  const searchRead = searchReadBy(pagesIn(routeTree))
  for (const { path, validateSearch = () => ({}) } of routes) {
    const at = path.replace(/\{?-?\$\w+\}?/g, "some")
    const names = [...new Set([...namesReadBy(validateSearch), ...foreign])]
    for (const value of values) {
      const raw = parseSearch(stringifySearch(Object.fromEntries(names.map((name) => [name, value]))))
      const read = parseSearch(searchRead({ path: at, search: stringifySearch(raw) }))
      expect([path, value, validateSearch(read)]).toEqual([path, value, validateSearch(raw)])
    }
  }
})

test("pages read their search through the same function, because the router's value still contains raw parameters", () => {
  const folder = join(import.meta.dirname, "routes")
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".tsx"),
  )
  for (const file of files) {
    const uses = readFileSync(join(folder, file), "utf8").match(/\S*Route\.useSearch\(\)/g) ?? []
    for (const use of uses) expect([file, use]).toEqual([file, expect.stringMatching(/\bread\w+\(Route/)])
  }
})
