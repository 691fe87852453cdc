import { describe, expect, it } from "vitest"
import { type Module, mergeFiles, type Visit } from "./merge-files.ts"

const aModule = (id: string, users: readonly string[], more: Partial<Module> = {}): Module => ({
  id,
  users: new Set(users),
  size: 100,
  imports: [],
  ...more,
})
const visits = (...entries: readonly (readonly string[])[]): Visit[] =>
  entries.map((together) => ({ entries: together, weight: 1 }))
const filesOf = (modules: readonly Module[], of: readonly Visit[]) =>
  mergeFiles(modules, of).map(({ modules }) => [...modules].sort())

describe("files of shared modules", () => {
  it("put together what is always requested together", () => {
    const modules = [aModule("a", ["home"]), aModule("b", ["home", "list"])]
    expect(filesOf(modules, visits(["home", "list"]))).toEqual([["a", "b"]])
  })

  it("put a small module that another page does not need into a file of both rather than request it alone", () => {
    const modules = [aModule("a", ["home", "list"]), aModule("b", ["home"])]
    expect(filesOf(modules, visits(["home"], ["list"]))).toEqual([["a", "b"]])
  })

  it("keep a large module that only one page needs apart", () => {
    const modules = [aModule("a", ["home", "list"]), aModule("b", ["home"], { size: 50_000 })]
    expect(filesOf(modules, visits(["home"], ["list"]))).toEqual([["a"], ["b"]])
  })

  it("do not bring along what a merged module imports", () => {
    const modules = [
      aModule("small", ["home", "list"]),
      aModule("dialog", ["home"], { imports: ["forms"] }),
      aModule("forms", ["home", "form"], { size: 50_000 }),
    ]
    expect(filesOf(modules, visits(["home"], ["list"], ["form"]))).toContainEqual(["small"])
  })

  it("never import each other", () => {
    const modules = [
      aModule("top", ["home"], { imports: ["middle"] }),
      aModule("middle", ["home", "form"], { imports: ["bottom"], size: 50_000 }),
      aModule("bottom", ["home", "form", "list"]),
    ]
    const files = filesOf(modules, visits(["home"], ["list"], ["form"]))
    expect(files).not.toContainEqual(["bottom", "top"])
  })

  it("prefer the pages that weigh more", () => {
    const modules = [aModule("a", ["home"], { size: 7_000 }), aModule("b", ["home", "list"])]
    const [home, list] = [
      { entries: ["home"], weight: 30 },
      { entries: ["list"], weight: 1 },
    ]
    expect(filesOf(modules, [home, list])).toEqual([["a", "b"]])
    expect(
      filesOf(modules, [
        { ...home, weight: 1 },
        { ...list, weight: 30 },
      ]),
    ).toEqual([["a"], ["b"]])
  })

  it("have names of their own", () => {
    const modules = [
      aModule("/forum/queries.ts", ["home"], { size: 50_000 }),
      aModule("/events/queries.ts", ["list"], { size: 50_000 }),
    ]
    const names = mergeFiles(modules, visits(["home"], ["list"])).map(({ name }) => name)
    expect(names).toEqual(["queries", "queries-2"])
  })

  describe("with a small module", () => {
    const home = aModule("home-list", ["home", "list"], { size: 20_000 })
    const own = aModule("own", ["own"], { size: 20_000, imports: ["icon"] })
    const three = visits(["home"], ["list"], ["own"])
    const placed = (users: readonly string[], modules = [home, own]) =>
      mergeFiles(modules, three, [aModule("icon", users)]).find(({ modules }) => modules.includes("icon"))

    it("put it where those who need it find it, and others do not load it", () => {
      expect(placed(["own"])?.modules).toContain("own")
    })

    it("leave it out if it is cheaper that every visit loads it", () => {
      expect(placed(["home", "list", "own"])).toBeUndefined()
    })

    it("never put it into a file that imports one of those that need it", () => {
      const top = aModule("top", ["own"], { size: 50_000, imports: ["own"] })
      const bottom = aModule("own", ["own", "list"], { size: 20_000, imports: ["icon"] })
      expect(placed(["own", "list"], [top, bottom])?.modules).not.toContain("top")
    })
  })
})
