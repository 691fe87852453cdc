// Route groups: pages whose paths start with the same segment are one file, and pages alone with theirs share
// one. The code that every page loads names the groups but none of their pages, so that it does not grow with
// them (decision 0038). The server has the whole tree, and preloads the group of the page it sends.
import { readFileSync } from "node:fs"
import { dirname, join } from "node:path/posix"
import type { Plugin, Rolldown } from "vite"
import { Patches } from "./patches.ts"

/** A route as the router's generator writes it. */
interface RouteNote {
  readonly name: string
  /** The name under which its file is imported. */
  readonly from: string
  readonly file: string
  /** The object that the generator passes to `update`, as text. */
  readonly facts: string
  readonly path: string | undefined
  readonly parent: string
}

type RouteGroups = ReadonlyMap<string, readonly RouteNote[]>

const INDEX = "virtual:route-groups"
const GROUP = "\0virtual:route-groups/"
const ROOT = "rootRouteImport"
/** What the router's plugin splits off a route: its loader and components. */
const PAGE = /\?tsr-split=.*$/
/** The group of pages without their own group, and of unknown paths. */
const REST = ""

export function routeGroups(generatedTree: string): Plugin {
  const folder = dirname(generatedTree)
  const read = () => routeGroupsIn(readFileSync(generatedTree, "utf8"))
  const patches = new Patches("route groups", ["pages split off their routes"])

  return {
    name: "shirube:route-groups",
    resolveId(id) {
      return id === INDEX || id.startsWith(`${INDEX}/`) ? `\0${id}` : undefined
    },
    load(id) {
      if (id !== `\0${INDEX}` && !id.startsWith(GROUP)) return undefined
      this.addWatchFile(generatedTree)
      if (id.startsWith(GROUP)) return groupModule(read().get(id.slice(GROUP.length)) ?? [], folder)
      return this.environment.name === "client" ? browserIndex(read(), folder) : serverIndex(generatedTree)
    },
    transform: {
      order: "post",
      filter: { id: PAGE },
      // The server preloads what a page's chunk imports, and so its route group.
      handler(code, id) {
        if (this.environment.name !== "client") return undefined
        const file = id.replace(PAGE, "")
        const group = [...read()].find(([, own]) => own.some((route) => file === fileOf(route, folder)))
        if (group) patches.applied("pages split off their routes")
        return group && { code: `import ${JSON.stringify(`${INDEX}/${group[0]}`)}\n${code}`, map: null }
      },
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return
      patches.check(this)
      const stray = strayRoutes(
        Object.values(bundle).filter((output) => output.type === "chunk"),
        join(folder, "routes"),
      )
      if (stray.length > 0) this.error(`Every page would load what is only for some: ${stray.join(", ")}`)
    },
  }
}

/** Routes other than the root that ended up in the code that every page loads. */
export function strayRoutes(
  chunks: readonly Pick<Rolldown.OutputChunk, "fileName" | "imports" | "isEntry" | "moduleIds">[],
  folder: string,
): string[] {
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry))
  for (const { imports } of loaded)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk)
  return [...loaded]
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((id) => id.startsWith(`${folder}/`) && !id.startsWith(`${folder}/__root.`))
}

/** Parsed from the router's generated tree, which always has the same format. */
export function routeGroupsIn(generated: string): RouteGroups {
  const imports = new Map(
    [...generated.matchAll(/^import \{ Route as (\w+) \} from "(.+)"$/gm)].map(([, name, file]) => [
      name,
      file,
    ]),
  )
  const routes = [...generated.matchAll(/^const (\w+) =\s+(\w+)\.update\((\{.*?^ *\}) as any\)/gms)].map(
    ([, name = "", from = "", facts = ""]): RouteNote => ({
      name,
      from,
      file: imports.get(from) ?? "",
      facts,
      path: /^ *path: "(.*)",$/m.exec(facts)?.[1],
      parent: /getParentRoute: \(\) => (\w+),/.exec(facts)?.[1] ?? "",
    }),
  )
  if (routes.length !== imports.size - 1) throw new Error("The generated route tree has an unexpected format")

  const byWord = Map.groupBy(routes, (route) => firstWordOf(route, routes))
  const alone = [...byWord].filter(([word, own]) => word === REST || own.length === 1)
  return new Map([
    [REST, alone.flatMap(([, own]) => own)],
    ...[...byWord].filter(([word, own]) => word !== REST && own.length > 1),
  ])
}

function firstWordOf(route: RouteNote, routes: readonly RouteNote[]): string {
  const parent = routes.find(({ name }) => name === route.parent)
  if (parent) return firstWordOf(parent, routes)
  const word = route.path?.split("/").find(Boolean) ?? REST
  if (route.path === undefined || word.includes("$"))
    throw new Error(`${route.file}: the first path segment names the route group, so it has to be fixed`)
  return word
}

function groupModule(routes: readonly RouteNote[], folder: string): string {
  const childrenOf = ({ name }: RouteNote) => routes.filter(({ parent }) => parent === name)
  const written = (route: RouteNote): string => {
    const children = childrenOf(route)
    return children.length === 0 ? route.name : `${route.name}.addChildren([${children.map(written)}])`
  }
  return [
    `import { Route as ${ROOT} } from ${JSON.stringify(join(folder, "routes/__root"))}`,
    ...routes.map(
      ({ from, file }) => `import { Route as ${from} } from ${JSON.stringify(join(folder, file))}`,
    ),
    ...routes.map(({ name, from, facts }) => `const ${name} = ${from}.update(${facts})`),
    `export default [${routes.filter(({ parent }) => parent === ROOT).map(written)}]`,
  ].join("\n")
}

/** A route's file is imported without its extension. */
const fileOf = ({ file }: RouteNote, folder: string) => `${join(folder, file)}.tsx`

export const browserIndex = (all: RouteGroups, folder: string) =>
  [
    `export { Route as routeTree } from ${JSON.stringify(join(folder, "routes/__root"))}`,
    `export const routeGroups={${[...all.keys()].map(
      (group) => `${JSON.stringify(group)}:()=>import(${JSON.stringify(`${INDEX}/${group}`)})`,
    )}}`,
  ].join("\n")

const serverIndex = (generatedTree: string) =>
  `export { routeTree } from ${JSON.stringify(generatedTree)}\nexport const routeGroups={}`
