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

export interface Source {
  readonly file: string
  readonly text: string
  readonly imports: readonly (ImportedName & Import)[]
  readonly exports: readonly Exported[]
}

export interface Exported {
  /** "default" for the default export; "*" for all of another module. */
  readonly name: string
  /** The name inside the file; undefined for what it exports from another file. */
  readonly local: string | undefined
}

/** Every source file in these places, folders or files, generated ones included. */
export function readSources(root: string, places: readonly string[]): Source[] {
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
  return places
    .flatMap((place) => (SOURCES.has(extname(place)) ? [join(root, place)] : sourcesIn(join(root, place))))
    .map((path) => {
      const [file, text] = [pathOf(path), readFileSync(path, "utf8")]
      const { imports, exports } = namesIn(path, text)
      return {
        file,
        text,
        exports,
        imports: imports.map((each) => ({ ...each, from: file, ...resolve(path, each.name) })),
      }
    })
}

/** What the import rules are about: generated files import what their sources do. */
export const handWritten = (sources: readonly Source[]): Import[] =>
  sources
    .filter(({ file }) => !GENERATED.test(file))
    .flatMap(({ imports }) => imports)
    .filter(({ to }) => !GENERATED.test(to))

export const importsBelow = (root: string, folders: readonly string[]) =>
  handWritten(readSources(root, folders))

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
  /** The exports that are used; undefined: any of them, as far as the importing file names them. */
  readonly uses: readonly string[] | undefined
}

/** `import { type A }` still runs the module; `import type { A }` is erased. */
const TYPE_ONLY = /^(?:import|export)\s+type\s+(?!from\b)/

export const importsIn = (file: string, text: string): ImportedName[] => namesIn(file, text).imports

function namesIn(file: string, text: string): Pick<Source, "exports"> & { imports: ImportedName[] } {
  const { module, errors } = parseSync(file, text)
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)
  const statement = (start: number, end: number) => TYPE_ONLY.test(text.slice(start, end))
  const literal = (start: number, end: number) => /^["'`](.*)["'`]$/.exec(text.slice(start, end))?.[1]
  const found: ImportedName[] = [
    ...module.staticImports.map(({ moduleRequest, entries, start, end }) => ({
      name: moduleRequest.value,
      isTypeOnly: statement(start, end),
      uses: namesOf(entries.map(({ importName }) => importName)),
    })),
    ...module.staticExports.flatMap(({ entries, start, end }) =>
      entries.flatMap(({ moduleRequest, importName }) =>
        moduleRequest
          ? [{ name: moduleRequest.value, isTypeOnly: statement(start, end), uses: namesOf([importName]) }]
          : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const name = literal(start, end)
      return name === undefined ? [] : [{ name, isTypeOnly: false, uses: undefined }]
    }),
    ...declaredImportsIn(file, text),
  ]
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName: { kind, name }, localName, moduleRequest }) => ({
      name: name ?? (kind === "Default" ? "default" : "*"),
      local: moduleRequest ? undefined : (localName.name ?? "default"),
    })),
  )
  return { imports: merged(found), exports }
}

interface NameInModule {
  readonly kind: string
  readonly name: string | null
}

/** Undefined for a whole module: `import * as`, `export *`. */
function namesOf(names: readonly NameInModule[]): string[] | undefined {
  const isWhole = names.some(({ kind, name }) => name === null && kind !== "Default")
  return isWhole ? undefined : names.map(({ name }) => name ?? "default")
}

/** One for each module, and another for types alone. */
const merged = (imports: readonly ImportedName[]): ImportedName[] =>
  [...Map.groupBy(imports, ({ name, isTypeOnly }) => `${name} ${isTypeOnly}`).values()].flatMap((same) => {
    const [first] = same
    const uses = same.some((each) => each.uses === undefined)
      ? undefined
      : same.flatMap((each) => each.uses ?? [])
    return first ? [{ ...first, uses }] : []
  })

/** Imports inside `declare module`, which the parser does not list. */
const declaredImportsIn = (file: string, text: string): ImportedName[] =>
  file.endsWith(".d.ts")
    ? [...text.matchAll(/^ +import type .+ from "(.+)"$/gm)].map(([, name = ""]) => ({
        name,
        isTypeOnly: true,
        uses: undefined,
      }))
    : []
