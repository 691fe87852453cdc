import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import type { Plugin } from "vite"
import { describe, expect, test } from "vitest"
import { hasOurFormatter } from "./messages.ts"
import { Patches } from "./patches.ts"
import { routeGroups } from "./route-groups.ts"
import { slimIcons } from "./slim-icons.ts"
import { slimReact } from "./slim-react.ts"
import { slimRouter } from "./slim-router.ts"

const context = (environment = "client") => ({
  environment: { name: environment },
  resolve: async (id: string) => ({ id }),
  error(message: string): never {
    throw new Error(message)
  },
})

type Hook = "resolveId" | "load" | "transform" | "buildEnd" | "generateBundle"
/** Calls a hook of a plugin as a build would. */
function call(plugin: Plugin, hook: Hook, args: readonly unknown[], environment?: string): unknown {
  const given = plugin[hook]
  const handler = typeof given === "object" ? given.handler : given
  return Reflect.apply(handler as () => unknown, context(environment), args)
}

const routerModules = [
  "start-client-core/dist/esm/client-rpc/createClientRpc.js",
  "start-client-core/dist/esm/createMiddleware.js",
  "@tanstack/react-router/dist/esm/link.js",
  "\0vite/preload-helper.js",
  "@formatjs/fast-memoize/index.js",
  "router-core/dist/esm/searchParams.js",
]
const errorComponent = "function ErrorComponent({ error }) {\n  return error\n}\nexport {}"

function routerBuild(modules: readonly string[]): Plugin {
  const plugin = slimRouter()
  call(plugin, "resolveId", ["use-sync-external-store/shim/with-selector"])
  for (const module of modules) call(plugin, "load", [module])
  call(plugin, "transform", [errorComponent])
  return plugin
}

describe("the router patches", () => {
  test("find their matches in a build", () => {
    expect(() => call(routerBuild(routerModules), "buildEnd", [])).not.toThrow()
  })

  test.each(routerModules)("fail the build if %s has moved", (moved) => {
    const plugin = routerBuild(routerModules.filter((module) => module !== moved))
    expect(() => call(plugin, "buildEnd", [])).toThrow(/slim-router: found no match for "[\w ]+"$/)
  })

  test("fail the build if the error component has changed", () => {
    expect(() => call(slimRouter(), "transform", ["const ErrorComponent = 1"])).toThrow('"error component"')
  })

  test("fail the build if the shim and the error component are in no module", () => {
    const plugin = slimRouter()
    for (const module of routerModules) call(plugin, "load", [module])
    expect(() => call(plugin, "buildEnd", [])).toThrow('"store shim", "error component"')
  })

  test("do not hide the error of a failed build", () => {
    expect(() => call(slimRouter(), "buildEnd", [new Error("Syntax")])).not.toThrow()
  })
})

describe("the icon patches", () => {
  const icon =
    'createLucideIcon({ name: "m", size: 24, node: [["path", { d: "M1", key: "a1" }], ["path", {\n d: "M2",\n key: "b2"\n }]] })'

  test("remove every name and key, on one line or several", () => {
    const { code } = call(slimIcons(), "transform", [icon]) as { code: string }
    expect(code).toBe('createLucideIcon({  node: [["path", { d: "M1" }], ["path", {\n d: "M2"\n }]] })')
  })

  test("fail the build if an icon has no keys, but not for an alias of an icon", () => {
    const rewritten = icon.replaceAll("key:", "id:")
    expect(() => call(slimIcons(), "transform", [rewritten])).toThrow(
      'slim-icons: found no match for the patch "keys"',
    )
    expect(call(slimIcons(), "transform", ["export { default } from './x.mjs'"])).toBeUndefined()
  })

  test("fail the build of browser or server if the component has moved", () => {
    const plugin = slimIcons()
    for (const environment of ["client", "ssr"]) call(plugin, "transform", [icon], environment)
    call(plugin, "load", [], "client")
    expect(() => call(plugin, "buildEnd", [], "client")).not.toThrow()
    expect(() => call(plugin, "buildEnd", [], "ssr")).toThrow('"component"')
  })
})

describe("the renderer's patches", () => {
  const installed = readFileSync(
    join(dirname(createRequire(import.meta.url).resolve("react-dom")), "cjs/react-dom-client.production.js"),
    "utf8",
  )

  test("empty functions of the installed version, and leave valid code", () => {
    const { code } = call(slimReact(), "transform", [installed]) as { code: string }
    expect(code.length).toBeLessThan(installed.length - 40_000)
    expect(code).toContain('function startViewTransition() { return "" }')
    expect(() => new Function("require", "exports", code)).not.toThrow()
  })

  test("fail the build if a function has another name", () => {
    const renamed = installed.replaceAll("startViewTransition", "beginViewTransition")
    expect(() => call(slimReact(), "transform", [renamed])).toThrow('"startViewTransition"')
    expect(() => call(slimReact(), "buildEnd", [])).toThrow("slim-react: found no match")
  })
})

describe("the route groups", () => {
  const tree = join(import.meta.dirname, "../src/routeTree.gen.ts")
  const page = join(import.meta.dirname, "../src/routes/search.tsx")

  test("fail the build if the router splits pages in another way", () => {
    const plugin = routeGroups(tree)
    expect(() => call(plugin, "generateBundle", [{}, {}])).toThrow('"pages split off their routes"')
    call(plugin, "transform", ["", `${page}?tsr-split=component`])
    expect(() => call(plugin, "generateBundle", [{}, {}])).not.toThrow()
  })
})

describe("the message formatter", () => {
  test("is reported missing if use-intl imports its own by another name", () => {
    const ours = join(import.meta.dirname, "../src/lib/language/format-message.ts")
    expect(hasOurFormatter([{ moduleIds: ["/app.ts"] }, { moduleIds: [ours] }])).toBe(true)
    expect(hasOurFormatter([{ moduleIds: ["/app.ts"] }, {}])).toBe(false)
  })
})

test("inserts a replacement literally", () => {
  const patches = new Patches("test", ["money"])
  expect(patches.replace("money", "price", /price/, "$&", context())).toBe("$&")
})
