// Parts of the router and its dependencies that every first load would include and this site never uses.
import type { Plugin } from "vite"
import { Patches } from "./patches.ts"

const STORE_SHIM = /^use-sync-external-store\/shim\/with-selector(?:\.js)?$/
const CATCH = /@tanstack\/react-router\/dist\/esm\/CatchBoundary\.js$/

export function slimRouter(): Plugin {
  const patches = new Patches("slim-router", ["store shim", "error component", ...replaced])
  return {
    name: "shirube:slim-router",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId: {
      filter: { id: STORE_SHIM },
      // The shim polyfills what React has had since 18.
      handler() {
        patches.applied("store shim")
        return this.resolve("use-sync-external-store/with-selector.js")
      },
    },
    load: {
      filter: { id: Object.values(replacements).map(({ module }) => module) },
      handler(id) {
        const name = replaced.find((each) => replacements[each].module.test(id))
        if (name === undefined) return undefined
        patches.applied(name)
        return replacements[name].code
      },
    },
    transform: {
      filter: { id: CATCH },
      handler(code) {
        const component = /function ErrorComponent\(.*?^}$/ms
        return { code: patches.replace("error component", code, component, lastResort, this), map: null }
      },
    },
    buildEnd(error) {
      if (!error) patches.check(this)
    },
  }
}

// The web calls the API only, never Start's server functions: 11 KB with their serializer.
const rpcClient = `export const createClientRpc = () => { throw new Error("There are no server functions here") }`

const middleware = `export const createMiddleware = () => { throw new Error("There is no middleware here") }`

// Links are plain anchors (src/lib/browser/link-clicks.ts): 2 KB. Routes refer to the component, so the export has to
// exist.
const link = `
const refuse = () => { throw new Error("Links are plain anchors here") }
export const Link = refuse, createLink = refuse, useLinkProps = refuse, linkOptions = (options) => options`

// The default search serialization; this site has its own (src/lib/page/search-params.ts).
const search = `
const refuse = () => { throw new Error("The search is read by our own parser") }
export const defaultParseSearch = refuse, defaultStringifySearch = refuse, parseSearchWith = refuse, stringifySearchWith = refuse`

// Waits for the stylesheets of chunks; there is one stylesheet, and it is in the document (see modulePreload
// in vite.config.ts).
const preload = "export const __vitePreload = (load) => load()"

// use-intl uses one of four memoization strategies: by all arguments, in the cache that it passes.
const memoize = `
export const strategies = {}
export const memoize = (make, { cache }) => {
  const kept = cache.create()
  return (...given) => {
    const key = JSON.stringify(given)
    if (kept.get(key) === undefined) kept.set(key, make(...given))
    return kept.get(key)
  }
}`

// Shown if even the site's own error screen fails. The router's can show the error's text, which is not for
// readers.
const lastResort = `function ErrorComponent() {
  return jsx("p", { children: "Something went wrong!" })
}`

const replacements = {
  "server functions": {
    module: /start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js$/,
    code: rpcClient,
  },
  middleware: { module: /start-client-core\/dist\/esm\/createMiddleware\.js$/, code: middleware },
  link: { module: /@tanstack\/react-router\/dist\/esm\/link\.js$/, code: link },
  preload: { module: /^\0vite\/preload-helper\.js$/, code: preload },
  memoize: { module: /@formatjs\/fast-memoize\/index\.js$/, code: memoize },
  search: { module: /router-core\/dist\/esm\/searchParams\.js$/, code: search },
} as const
const replaced = Object.keys(replacements) as (keyof typeof replacements)[]
