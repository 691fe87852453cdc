// The import graph: every source file in the given folders, parsed and resolved.
import { readdirSync, readFileSync } from "node:fs"
import { dirname, extname, join, relative, sep } from "node:path"
import { parseSync } from "oxc-parser"
import { ResolverFactory } from "oxc-resolver"

export interface Import {
  /** Paths from the root with slashes; unresolved specifiers and Node's own modules as written. */
  readonly from: string
  readonly to: string
  /** Erased at run time. */
  readonly isTypeOnly: boolean
  readonly isResolved: boolean
}

const SOURCES = new Set([".ts", ".tsx", ".mts", ".js", ".mjs", ".cjs", ".jsx"])
/** Generated from the route files and the contract, so its imports are theirs. The list of features has rules of its own. */
const GENERATED = /(^|\/)dist\/|(?<!\/features)\.gen\.ts$/

export function importsBelow(root: string, folders: readonly string[]): Import[] {
  const resolver = new ResolverFactory({
    conditionNames: ["import", "node", "default", "types"],
    extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    builtinModules: true,
  })
  const pathOf = (file: string) => relative(root, file).split(sep).join("/")
  const resolve = (file: string, name: string): Pick<Import, "to" | "isResolved"> => {
    const { path, builtin } = resolver.sync(dirname(file), name)
    if (builtin) return { to: name, isResolved: true }
    if (path === undefined) return { to: name, isResolved: false }
    return { to: pathOf(path.replace(/\?.*$/, "")), isResolved: true }
  }
  return folders
    .flatMap((folder) => sourcesIn(join(root, folder)))
    .filter((file) => !GENERATED.test(pathOf(file)))
    .flatMap((file) =>
      importsIn(file, readFileSync(file, "utf8")).map(({ name, isTypeOnly }) => ({
        from: pathOf(file),
        isTypeOnly,
        ...resolve(file, name),
      })),
    )
    .filter(({ to }) => !GENERATED.test(to))
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory())
      return entry.name === "node_modules" || entry.name === "dist" ? [] : sourcesIn(path)
    return SOURCES.has(extname(entry.name)) ? [path] : []
  })
}

interface ImportedName {
  readonly name: string
  readonly isTypeOnly: boolean
}

/** `import { type A }` still runs the module; `import type { A }` is erased. */
const TYPE_ONLY = /^(?:import|export)\s+type\s+(?!from\b)/

export function importsIn(file: string, text: string): ImportedName[] {
  const { module, errors } = parseSync(file, text)
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)
  const statement = (start: number, end: number) => TYPE_ONLY.test(text.slice(start, end))
  const literal = (start: number, end: number) => /^["'`](.*)["'`]$/.exec(text.slice(start, end))?.[1]
  const found: ImportedName[] = [
    ...module.staticImports.map(({ moduleRequest, start, end }) => ({
      name: moduleRequest.value,
      isTypeOnly: statement(start, end),
    })),
    ...module.staticExports.flatMap(({ entries, start, end }) =>
      entries.flatMap(({ moduleRequest }) =>
        moduleRequest ? [{ name: moduleRequest.value, isTypeOnly: statement(start, end) }] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const name = literal(start, end)
      return name === undefined ? [] : [{ name, isTypeOnly: false }]
    }),
    ...declaredImportsIn(file, text),
  ]
  return [...new Map(found.map((each) => [`${each.name} ${each.isTypeOnly}`, each])).values()]
}

/** Imports inside `declare module`, which the parser does not list. */
const declaredImportsIn = (file: string, text: string): ImportedName[] =>
  file.endsWith(".d.ts")
    ? [...text.matchAll(/^ +import type .+ from "(.+)"$/gm)].map(([, name = ""]) => ({
        name,
        isTypeOnly: true,
      }))
    : []
