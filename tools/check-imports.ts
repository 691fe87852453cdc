// Import rules (lib/import-rules.ts has each with its reason) and dead code (lib/dead-code.ts), on one graph of all source files.
import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { deadCode } from "./lib/dead-code.ts"
import { root } from "./lib/files.ts"
import { cyclesIn } from "./lib/import-cycles.ts"
import { handWritten, type Import, importsBelow, readSources } from "./lib/import-graph.ts"
import type { ImportRule, Patterns } from "./lib/import-patterns.ts"
import { importRules } from "./lib/import-rules.ts"
import { readManifests } from "./lib/manifests.ts"
import { report } from "./lib/problems.ts"

const places = ["apps", "packages", "siblings", "tools", "bench", "e2e", "vitest.config.ts"]

interface BrokenRule {
  readonly rule: string
  readonly from: string
  /** What it imports; for a cycle the whole way round. */
  readonly to: string
}

export const brokenImportRules = (baseDir: string, sources: readonly string[]): BrokenRule[] =>
  brokenBy(importsBelow(baseDir, sources))

function brokenBy(imports: readonly Import[]): BrokenRule[] {
  return importRules.flatMap((rule) => (rule.to.circular ? cycles(rule, imports) : breaches(rule, imports)))
}

/** Of files; or, where `from.path` has a group, of the folders that it matches. */
function cycles({ name, from: { path, pathNot } }: ImportRule, imports: readonly Import[]): BrokenRule[] {
  const [match, isFree] = [matcher(path), pathNot === undefined ? undefined : matcher(pathNot)]
  const nodeOf = (file: string) => (path === undefined ? file : isFree?.(file) ? undefined : match(file)?.[1])
  const graph = new Map<string, string[]>()
  const hops = new Map<string, string>()
  for (const each of imports) {
    const [from, to] = [nodeOf(each.from), nodeOf(each.to)]
    if (from === undefined || to === undefined || (path !== undefined && from === to)) continue
    graph.set(from, [...(graph.get(from) ?? []), to])
    hops.set(`${from} ${to}`, `${each.from} -> ${each.to}`)
  }
  return cyclesIn(graph).map(([from = "", ...way]) => {
    const told = way.map((to, place) => hops.get(`${way[place - 1] ?? from} ${to}`))
    return { rule: name, from, to: [way.join(" -> "), ...(path === undefined ? [] : told)].join("\n    ") }
  })
}

function breaches({ name, from, to }: ImportRule, imports: readonly Import[]): BrokenRule[] {
  const matchFrom = matcher(from.path)
  const isFree = from.pathNot === undefined ? undefined : matcher(from.pathNot)
  return [...Map.groupBy(imports, (each) => each.from)].flatMap(([file, own]) => {
    const match = matchFrom(file)
    if (!match || isFree?.(file)) return []
    const withGroups = (patterns: Patterns | undefined) => filled(patterns, match)
    const isTarget = matcher(withGroups(to.path))
    const isAllowed = to.pathNot === undefined ? undefined : matcher(withGroups(to.pathNot))
    return own
      .filter((each) => isTarget(each.to) && !isAllowed?.(each.to))
      .filter(({ isTypeOnly }) => !(to.dependencyTypesNot && isTypeOnly))
      .filter(({ isResolved }) => !(to.couldNotResolve && isResolved))
      .map((each) => ({ rule: name, from: file, to: each.to }))
  })
}

const known = new Map<string, RegExp>()
const expression = (patterns: Patterns = "") => {
  const source = typeof patterns === "string" ? patterns : patterns.join("|")
  const compiled = known.get(source) ?? new RegExp(source)
  known.set(source, compiled)
  return compiled
}
const matcher = (patterns: Patterns | undefined) => (path: string) => expression(patterns).exec(path)

function filled(patterns: Patterns | undefined, [, group]: RegExpExecArray): Patterns | undefined {
  if (patterns === undefined || group === undefined) return patterns
  const fill = (pattern: string) => pattern.replaceAll("$1", group)
  return typeof patterns === "string" ? fill(patterns) : patterns.map(fill)
}

/** Of an installed package. */
function programsOf(dependency: string): string[] {
  const file = join(root, "node_modules", dependency, "package.json")
  const bin: unknown = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).bin : undefined
  if (typeof bin === "string") return [dependency.replace(/^.*\//, "")]
  return typeof bin === "object" && bin !== null ? Object.keys(bin) : []
}

if (import.meta.main) {
  const sources = readSources(
    root,
    places.filter((place) => existsSync(join(root, place))),
  )
  const styles = globSync("apps/web/src/**/*.css", { cwd: root })
  const reasons = new Map(importRules.map(({ name, comment }) => [name, comment]))
  report([
    ...brokenBy(handWritten(sources)).map(
      ({ rule, from, to }) => `${from} -> ${to}\n  ${rule}: ${reasons.get(rule)}`,
    ),
    ...deadCode({
      sources,
      styles: new Map(styles.map((file) => [file, readFileSync(join(root, file), "utf8")])),
      manifests: readManifests(),
      programsOf,
    }),
  ])
}
