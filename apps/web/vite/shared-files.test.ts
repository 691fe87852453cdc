import { describe, expect, it } from "vitest"
import { filesOf, type ModuleInfo } from "./shared-files.ts"

const aModule = (
  id: string,
  importedIds: readonly string[] = [],
  more: Partial<ModuleInfo> = {},
): ModuleInfo => ({
  id,
  isEntry: false,
  code: "x".repeat(20_000),
  importedIds,
  dynamicImporters: [],
  ...more,
})
const page = (name: string, importedIds: readonly string[]) =>
  aModule(`/apps/web/src/routes/${name}.tsx?tsr-split=component`, importedIds, {
    dynamicImporters: ["routes"],
  })
const MODERN = "/node_modules/@tanstack/react-query/build/modern"

describe("the browser's files", () => {
  it("have the app's start and the renderer in a file each, and leave a page's own modules to its file", () => {
    const files = filesOf([
      aModule("/web/src/client.tsx", ["/node_modules/react/index.js", "/shell.ts"], { isEntry: true }),
      aModule("/node_modules/react/index.js"),
      aModule("/shell.ts"),
      page("index", ["/own.ts", "/shared.ts", "/shell.ts"]),
      page("about", ["/shared.ts"]),
      aModule("/own.ts"),
      aModule("/shared.ts"),
    ])
    expect(Object.fromEntries(files)).toEqual({
      "/web/src/client.tsx": "site",
      "/node_modules/react/index.js": "react",
      "/shell.ts": "site",
      "/shared.ts": "shared",
    })
  })

  it("follow the names that are imported from a package's index, not all that it exports", () => {
    const index = `${MODERN}/index.js`
    const files = filesOf([
      page("index", [index, "/shared.ts"]),
      page("about", ["/shared.ts", `${MODERN}/useQuery.js`]),
      aModule("/shared.ts", [index], { code: 'import { queryOptions as of } from "@tanstack/react-query"' }),
      aModule(index, [`${MODERN}/queryOptions.js`, `${MODERN}/useQuery.js`]),
      aModule(`${MODERN}/queryOptions.js`, [], { code: "export { queryOptions };" }),
      aModule(`${MODERN}/useQuery.js`, [], { code: "export { useQuery };" }),
    ])
    expect([...files.keys()].sort()).toEqual([`${MODERN}/queryOptions.js`, "/shared.ts"])
  })

  it("have only the icons that they show, not all that the package exports", () => {
    const icons = "/node_modules/lucide-react/dist/esm"
    const index = `${icons}/lucide-react.mjs`
    const code = [
      "export { default as Bell, default as BellIcon } from './icons/bell.mjs';",
      "export { default as House, default as HouseIcon } from './icons/house.mjs';",
    ].join("\n")
    const files = filesOf([
      aModule("/web/src/client.tsx", [index], {
        isEntry: true,
        code: 'import { Bell } from "lucide-react"',
      }),
      page("index", ["/home.ts"]),
      page("about", ["/home.ts"]),
      aModule("/home.ts", [index], { code: 'import { House as Home } from "lucide-react"' }),
      aModule(index, [`${icons}/icons/bell.mjs`, `${icons}/icons/house.mjs`], { code }),
      aModule(`${icons}/icons/bell.mjs`, [], { code: "export { Bell as default };" }),
      aModule(`${icons}/icons/house.mjs`, [], { code: "export { House as default };" }),
    ])
    expect(files.get(`${icons}/icons/bell.mjs`)).toBe("site")
    expect(files.get(`${icons}/icons/house.mjs`)).toBe(files.get("/home.ts"))
    expect(files.get("/home.ts")).not.toBe("site")
  })
})
