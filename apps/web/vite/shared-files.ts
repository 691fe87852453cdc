// Which file of the browser's code a shared module is in. By itself the bundler makes a file for each set of entries that
// share a module: a first visit would request fifty files, many smaller than their headers. Here files are merged as long as that
// makes visits cheaper, counting a request as some bytes (decision 0147).
import { mergeFiles, type Visit } from "./merge-files.ts"

export interface ModuleInfo {
  readonly id: string
  readonly isEntry: boolean
  readonly code: string | null
  readonly importedIds: readonly string[]
  readonly dynamicImporters: readonly string[]
}

interface Graph {
  getModuleInfo(
    id: string,
  ): (ModuleInfo & Readonly<Record<"importers" | "dynamicallyImportedIds", readonly string[]>>) | null
}

/** A file of its own, evaluated before the app (lib/early/late-scripts.ts). */
const RENDERER = /node_modules\/(?:react|react-dom|scheduler)\/|early\/evaluate-react/
/** Where the app begins, with all that this imports. */
const START =
  /web\/src\/client\.tsx$|node_modules\/@tanstack\/(?:react-router|router-core|react-store|store|history)\/(?!.*\/(?:useBlocker|awaited)\.js$)/
/** What every page requests once it is alive. The client of the API is left out, so that no component is in one file with it. */
const ALIVE = /web\/src\/lib\/(?:browser\/device-watch|time\/season-cookie)\.ts$/
/** What the router's plugin splits off a route: its loader and components. */
const PAGE = /web\/src\/routes\/(.+)\.tsx\?tsr-split=/
/** Texts are a file for each area and language. */
const TEXTS = /virtual:messages/

/** Used here and there, some 150 bytes each: one that no other module goes with is put into the file where it costs least, or with the app. */
const ICON = /lucide-react\/dist\/esm\/icons\//

/** How much a visit counts: most visitors land on the home page or, from a search engine, on an article or a question. */
const WEIGHTS = { landing: 180, public: 10, other: 1 }
const LANDING = /^(?:index|article\.\$id|community\/ask-senpai\/detail\.\$id)$/

/** The bundler calls the result with every module of one graph. */
export function sharedFiles() {
  let files: ReadonlyMap<string, string> | undefined
  return (id: string, graph: Graph): string | null => {
    files ??= filesOf(modulesAround(id, graph))
    return files.get(id) ?? null
  }
}

/** All modules: whatever is connected with one of them. */
function modulesAround(start: string, graph: Graph): ModuleInfo[] {
  const found: ModuleInfo[] = []
  const waiting = new Set([start])
  for (const id of waiting) {
    const info = graph.getModuleInfo(id)
    if (!info) continue
    const { isEntry, code, importers, dynamicallyImportedIds } = info
    // Copied, because the bundler reuses its lists.
    const [importedIds, dynamicImporters] = [[...info.importedIds], [...info.dynamicImporters]]
    found.push({ id, isEntry, code, importedIds, dynamicImporters })
    for (const near of [...importers, ...dynamicallyImportedIds, ...importedIds, ...dynamicImporters])
      waiting.add(near)
  }
  return found
}

/** The file of each shared module; a module that one entry alone needs is in that entry's file. */
export function filesOf(infos: readonly ModuleInfo[]): ReadonlyMap<string, string> {
  const modules = new Map(infos.map((info) => [info.id, info]))
  const importsOf = resolveImports(modules)
  const reach = (roots: readonly string[]) => {
    const seen = new Set(roots)
    for (const id of seen) for (const next of importsOf(id)) seen.add(next)
    return seen
  }
  const start = reach(infos.filter(({ id }) => START.test(id) || RENDERER.test(id)).map(({ id }) => id))
  const alive = infos.filter(({ id }) => ALIVE.test(id)).map(({ id }) => id)
  const entries = infos
    .filter(({ id, dynamicImporters }) => dynamicImporters.length > 0 && !TEXTS.test(id))
    .map(({ id }) => id)

  const usersOf = new Map<string, Set<string>>()
  for (const entry of new Set([...entries, ...alive]))
    for (const id of reach([entry]))
      if (!start.has(id)) usersOf.set(id, (usersOf.get(id) ?? new Set()).add(entry))
  const used = [...usersOf].filter(([id, users]) => users.size > 1 || alive.includes(id))
  const companions = new Set(used.filter(([id]) => !ICON.test(id)).map(([, users]) => keyOf(users)))
  const [shared, loose] = partition(used, ([id, users]) => !ICON.test(id) || companions.has(keyOf(users)))

  const described = ([id, users]: (typeof used)[number]) => ({
    id,
    users,
    size: sizeOf(modules.get(id)),
    imports: importsOf(id),
  })
  const merged = mergeFiles(
    shared.map(described),
    entries.map((entry) => visitOf(entry, modules, alive)),
    loose.map(described),
  )
  return new Map([
    ...[...start].map((id) => [id, RENDERER.test(id) ? "react" : "site"] as const),
    ...loose.map(([id]) => [id, "site"] as const),
    ...merged.flatMap(({ name, modules }) => modules.map((id) => [id, name] as const)),
  ])
}

const keyOf = (users: ReadonlySet<string>) => [...users].sort().join("\n")

function partition<Each>(all: readonly Each[], isFirst: (each: Each) => boolean): [Each[], Each[]] {
  return [all.filter(isFirst), all.filter((each) => !isFirst(each))]
}

const sizeOf = (module: ModuleInfo | undefined) =>
  module?.code?.replaceAll(/\/\*[\s\S]*?\*\//g, "").length ?? 0

/** The entries that are requested together. */
function visitOf(entry: string, modules: ReadonlyMap<string, ModuleInfo>, alive: readonly string[]): Visit {
  const route = PAGE.exec(entry)?.[1]
  if (route === undefined) return { entries: [entry], weight: WEIGHTS.other }
  const layouts = [...modules.keys()].filter((id) => {
    const layout = /^(.+)\/route$/.exec(PAGE.exec(id)?.[1] ?? "")?.[1]
    return layout !== undefined && route.startsWith(`${layout}/`)
  })
  const declared = modules.get(entry.replace(/\?.*$/, ""))?.code ?? ""
  const access = /access: "(\w+)"/.exec(declared)?.[1] ?? "public"
  const kind = LANDING.test(route) ? "landing" : /^(?:public|guest)$/.test(access) ? "public" : "other"
  return { entries: [entry, ...layouts, ...alive], weight: WEIGHTS[kind] }
}

/** The index of a package imports all of its modules, but its importers need only those that they name. */
const INDEX =
  /node_modules\/(?:@tanstack\/(?:react-query|query-core)\/build\/modern\/index\.js|lucide-react\/dist\/esm\/lucide-react\.mjs)$/
const NAMED_IMPORTS =
  /import\s*\{([^}]*)\}\s*from\s*"(?:@tanstack\/(?:react-query|query-core)|lucide-react)"/g
const EXPORTS = /export\s*\{([^}]*)\}\s*;?/g
/** Of an icon, under all of its names. */
const REEXPORTS = /export\s*\{([^}]*)\}\s*from\s*['"]\.\/([^'"]+)['"]/g

const split = (names: string) => names.split(",").map((name) => name.trim())

const namesIn = (code: string | null, lists: RegExp) =>
  [...(code ?? "").matchAll(lists)]
    .flatMap(([, names = ""]) => split(names))
    .map((name) => name.replace(/\s+as\s.*$/, ""))

/** The modules behind the names that an index gives to others' exports. */
const reexportsOf = ({ code, importedIds }: ModuleInfo) =>
  [...(code ?? "").matchAll(REEXPORTS)].flatMap(([, names = "", path = ""]) => {
    const id = importedIds.find((imported) => imported.endsWith(`/${path}`))
    return id === undefined ? [] : split(names).map((name) => [name.replace(/^.*\sas\s+/, ""), id] as const)
  })

const infosOf = (ids: readonly string[], modules: ReadonlyMap<string, ModuleInfo>) =>
  ids.flatMap((id) => modules.get(id) ?? [])

function resolveImports(modules: ReadonlyMap<string, ModuleInfo>): (id: string) => readonly string[] {
  const indexes = [...modules.keys()].filter((id) => INDEX.test(id))
  const indexed = infosOf(indexes, modules)
  const exporters = new Map([
    ...infosOf(
      indexed.flatMap(({ importedIds }) => importedIds).filter((id) => !INDEX.test(id)),
      modules,
    ).flatMap(({ id, code }) => namesIn(code, EXPORTS).map((name) => [name, id] as const)),
    ...indexed.flatMap(reexportsOf),
  ])
  const resolved = [...modules.values()].map(({ id, code, importedIds }) => {
    if (INDEX.test(id)) return [id, []] as const
    const direct = importedIds.filter((other) => modules.has(other) && !INDEX.test(other))
    if (!importedIds.some((other) => INDEX.test(other))) return [id, direct] as const
    return [
      id,
      [...direct, ...namesIn(code, NAMED_IMPORTS).flatMap((name) => exporters.get(name) ?? [])],
    ] as const
  })
  const imports = new Map(resolved)
  return (id) => imports.get(id) ?? []
}
