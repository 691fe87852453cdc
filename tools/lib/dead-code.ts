// Dead code: files that no program reaches, exports that no other file uses, and dependencies that a workspace declares without using or uses without
// declaring. Reads the graph of the import rules, so that no file is parsed a second time.
import { posix } from "node:path"
import { parseSync } from "oxc-parser"
import { entries, isEntry } from "./entries.ts"
import type { Source } from "./import-graph.ts"

/** For a regular expression. */
const escaped = (text: string) => text.replaceAll(/[$.*+?^(){}|[\]\\]/g, "\\$&")

export interface Manifest {
  readonly name?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly scripts?: Readonly<Record<string, string>>
}

export interface Project {
  readonly sources: readonly Source[]
  /** Style sheets, with their text. */
  readonly styles: ReadonlyMap<string, string>
  /** By folder; "" is the root, whose dependencies every workspace may use. */
  readonly manifests: Readonly<Record<string, Manifest>>
  /** The programs that an installed package brings. */
  readonly programsOf: (dependency: string) => readonly string[]
}

export const deadCode = (project: Project): string[] => [
  ...unusedFiles(project),
  ...unusedExports(project),
  ...dependencyProblems(project),
]

const isGenerated = (file: string) => /\.gen\.ts$/.test(file)
const inScripts = ({ manifests }: Project) =>
  Object.entries(manifests).flatMap(([folder, { scripts = {} }]) =>
    Object.values(scripts).flatMap((script) =>
      [...script.matchAll(/[\w./-]+\.m?ts\b/g)].map(([file]) => posix.join(folder, file)),
    ),
  )

/** The program of a thread or a process, named by its address or its path beside the file. */
const PROGRAM = /(?:new URL\(|join\(import\.meta\.dirname, )"([^"]+\.m?tsx?)"/g
const programsIn = ({ file, text }: Source) =>
  [...text.matchAll(PROGRAM)].map(([, path = ""]) => posix.join(posix.dirname(file), path))

/** `import("./b.ts").B` in a type, which the parser lists nowhere. */
const IN_TYPES = /\bimport\("(\.[^"]+)"\)/g
const typesIn = ({ file, text }: Source) =>
  [...text.matchAll(IN_TYPES)].map(([, path = ""]) => posix.join(posix.dirname(file), path))

const stylesIn = (file: string, text: string) =>
  [...text.matchAll(/@import "(\.[^"]+)"/g)].map(([, path = ""]) => posix.join(posix.dirname(file), path))

function startsOf(project: Project): Set<string> {
  const named = [...inScripts(project), ...project.sources.flatMap(programsIn)]
  return new Set([...named, ...project.sources.map(({ file }) => file).filter(isEntry)])
}

function unusedFiles(project: Project): string[] {
  const { sources, styles } = project
  const next = new Map<string, readonly string[]>([
    ...sources.map(
      (source) => [source.file, [...source.imports.map(({ to }) => to), ...typesIn(source)]] as const,
    ),
    ...[...styles].map(([file, text]) => [file, stylesIn(file, text)] as const),
  ])
  const reached = startsOf(project)
  for (const file of reached) for (const to of next.get(file) ?? []) reached.add(to)
  const existing = [...next.keys()]
  return [
    ...entries.flatMap((pattern) =>
      existing.some((file) => pattern.test(file))
        ? []
        : [`${pattern}: no file has this name (tools/lib/entries.ts)`],
    ),
    ...existing
      .filter((file) => !reached.has(file) && !file.endsWith(".d.ts"))
      .map((file) => `${file}: unused file`),
  ]
}

function unusedExports(project: Project): string[] {
  const { sources } = project
  const starts = startsOf(project)
  const used = new Set<string>()
  /** Modules that are imported as one value, which may be passed on: what any other file names is used. */
  const whole = new Set<string>()
  for (const source of sources) {
    for (const { to, uses } of source.imports) {
      if (uses === undefined) whole.add(to)
      else for (const name of uses) used.add(`${to} ${name}`)
    }
    for (const to of typesIn(source)) whole.add(to)
  }
  const isNamed = (file: string, name: string) => {
    if (!whole.has(file)) return false
    const word = new RegExp(`\\b${escaped(name)}\\b`)
    return sources.some((other) => other.file !== file && word.test(other.text))
  }

  return sources.flatMap((source) => {
    const { file, exports } = source
    if (starts.has(file) || isGenerated(file) || file.endsWith(".d.ts")) return []
    const unused = exports.filter(
      ({ name }) => name !== "*" && !used.has(`${file} ${name}`) && !isNamed(file, name),
    )
    const twice = [...Map.groupBy(exports, ({ local }) => local)].filter(
      ([local, same]) => local !== undefined && new Set(same.map(({ name }) => name)).size > 1,
    )
    return [
      ...onlyUsedOutside(source, unused).map(({ name }) => `${file}: unused export ${name}`),
      ...twice.map(([local]) => `${file}: ${local} is exported twice`),
    ]
  })
}

/** What a file also uses itself needs no other user. */
function onlyUsedOutside(source: Source, unused: Source["exports"]): Source["exports"] {
  if (unused.length === 0) return []
  const counts = referencesIn(source)
  return unused.filter(({ local }) => local === undefined || (counts.get(local) ?? 0) === 0)
}

interface Node {
  readonly type?: string
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null

/** How often each name is used in a file, apart from its declaration and its export. */
function referencesIn({ file, text }: Source): Map<string, number> {
  const counts = new Map<string, number>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each)
    if (!isNode(value) || Array.isArray(value)) return
    const { type, name } = value
    if ((type === "Identifier" || type === "JSXIdentifier") && typeof name === "string")
      counts.set(name, (counts.get(name) ?? 0) + 1)
    for (const [key, child] of Object.entries(value)) visit(isOnlyName(value, key) ? typeOf(child) : child)
  }
  visit(parseSync(file, text).program.body)
  return counts
}

const DECLARATION = /^(VariableDeclarator|FunctionDeclaration|ClassDeclaration|TS\w+Declaration)$/

/** Names that refer to nothing: of declarations, of properties, and in lists of exports. */
function isOnlyName({ type = "", computed, declaration }: Node, key: string): boolean {
  if (key === "id") return DECLARATION.test(type)
  if (key === "property") return type === "MemberExpression" && computed !== true
  if (key === "key") return computed !== true
  if (type === "ExportDefaultDeclaration") return isNode(declaration) && declaration.type === "Identifier"
  return type === "ExportSpecifier"
}

/** The type in a declaration hangs at its name. */
const typeOf = (name: unknown) => (isNode(name) ? name.typeAnnotation : undefined)

const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier
const isPackage = (specifier: string) =>
  /^(@[a-z]|[a-z])/.test(specifier) && !/^(node|virtual):/.test(specifier)
const typed = (dependency: string) =>
  dependency.startsWith("@types/")
    ? dependency
        .slice("@types/".length)
        .replace("__", "/")
        .replace(/^(?=.*\/)/, "@")
    : undefined

/** What no file imports because a tool or the compiler finds it by name. */
const FOUND_BY_NAME = new Set(["@types/node"])

function dependencyProblems(project: Project): string[] {
  const { manifests, sources, styles } = project
  const folders = Object.keys(manifests).sort((a, b) => b.length - a.length)
  const ownerOf = (file: string) =>
    folders.find((folder) => folder === "" || file.startsWith(`${folder}/`)) ?? ""
  const declaredIn = (folder: string) => {
    const { dependencies = {}, devDependencies = {} } = manifests[folder] ?? {}
    return [...Object.keys(dependencies), ...Object.keys(devDependencies)]
  }
  // Linked at the root. Imports between workspaces are up to the import rules.
  const workspaces = Object.values(manifests).flatMap(({ name }) => name ?? [])
  const texts = Map.groupBy(
    [...sources.map(({ file, text }) => [file, text] as const), ...styles],
    ([file]) => ownerOf(file),
  )
  /** By the manifest that has to list it. */
  const imported = new Map(folders.map((folder) => [folder, new Set<string>()]))
  const unlisted = new Set<string>()
  for (const { file, imports } of sources) {
    const owner = ownerOf(file)
    for (const { name, to } of imports) {
      // Node's own modules are resolved to their name.
      if (!isPackage(name) || to === name) continue
      const dependency = packageOf(name)
      const lists = (folder: string) =>
        declaredIn(folder).some((each) => each === dependency || typed(each) === dependency)
      const folder = [owner, ""].find(lists)
      if (folder !== undefined) imported.get(folder)?.add(dependency)
      else if (!workspaces.includes(dependency))
        unlisted.add(
          `${file}: imports ${dependency}, which ${posix.join(owner, "package.json")} does not list`,
        )
    }
  }

  const words = new Set(
    Object.values(manifests).flatMap(({ scripts = {} }) =>
      Object.values(scripts).flatMap((script) => script.split(/\s/)),
    ),
  )
  const tools = (texts.get("") ?? []).map(([, text]) => text)
  const isRun = (program: string) => words.has(program) || tools.some((text) => text.includes(`"${program}"`))
  const isUsed = (folder: string, dependency: string) => {
    const isImported = (name: string) => imported.get(folder)?.has(name) ?? false
    const types = typed(dependency)
    if (types !== undefined) return isImported(types) || FOUND_BY_NAME.has(dependency)
    if (isImported(dependency) || project.programsOf(dependency).some(isRun)) return true
    const path = new RegExp(`["'\`](?:[\\w./-]*node_modules/)?${escaped(dependency)}["'\`/]`)
    return (texts.get(folder) ?? []).some(([, text]) => path.test(text))
  }
  const unused = folders.flatMap((folder) =>
    declaredIn(folder)
      .filter((dependency) => !isUsed(folder, dependency))
      .map((dependency) => `${posix.join(folder, "package.json")}: unused dependency ${dependency}`),
  )
  return [...unused, ...unlisted]
}
