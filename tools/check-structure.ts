// Checks the closed vocabulary of a slice, and folder conventions: kebab-case, no utils, no barrels.
import { readFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { projectFiles, root } from "./lib/files.ts"
import { report } from "./lib/problems.ts"

const vocabulary = [
  "feature",
  "routes",
  "service",
  "queries",
  "policy",
  "present",
  "events",
  "jobs",
  "letters",
  "notices",
  "builders",
  "roles",
]
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/
const apiModules = "apps/api/src/modules/"
const webModules = "apps/web/src/modules/"
/** A feature folder with more files should be split. */
const MOST_FILES = 14
/** The same for folders outside features: lib/, ui/, kits/, kernel/. */
const MOST_IN_ROOM = 20
/** A longer source file has several nouns. Tests, generated files and data may be longer. */
const MOST_LINES = 300
const webFolders = [webModules, "apps/web/src/kits/", "apps/web/src/ui/", "apps/web/src/lib/"]

export function structureProblems(files: readonly string[]): string[] {
  return [
    ...files.flatMap(apiSliceProblems),
    ...featureDoorProblems(files),
    ...files.flatMap(webProblems),
    ...crowdProblems(files),
    ...sidesProblems(files),
    ...numberProblems(files, "decision", /^docs\/decisions\/(\d{4})-/),
    ...numberProblems(files, "migration", /^apps\/api\/migrations\/(\d{4})_\w+\.sql$/),
    ...files.flatMap(habitProblems),
  ]
}

/** Two branches may take the same number at once, but references must be unambiguous and migrations run in order. */
function numberProblems(files: readonly string[], noun: string, pattern: RegExp): string[] {
  const numbered = files.flatMap((file) => {
    const number = pattern.exec(file)?.[1]
    return number === undefined ? [] : [{ file, number }]
  })
  return [...Map.groupBy(numbered, ({ number }) => number)].flatMap(([number, same]) =>
    same.slice(1).map(({ file }) => `${file}: another ${noun} has the number ${number}`),
  )
}

function apiSliceProblems(file: string): string[] {
  if (!file.startsWith(apiModules)) return []
  const folders = file.slice(apiModules.length).split("/")
  const name = folders.pop() ?? ""
  const problems = folders
    .filter((folder) => !kebab.test(folder))
    .map((f) => `${file}: "${f}" is not kebab-case`)
  if (folders.length < 2) problems.push(`${file}: a feature is a folder in a module`)
  if (folders.length > 3) problems.push(`${file}: a feature has sub-nouns, a sub-noun has none`)
  const isKnown = vocabulary.some((word) => name === `${word}.ts`) || /^[a-z0-9-]+\.test\.ts$/.test(name)
  if (!isKnown) problems.push(`${file}: a slice has only ${vocabulary.join(", ")} and tests`)
  return problems
}

function featureDoorProblems(files: readonly string[]): string[] {
  const slices = new Map<string, string[]>()
  for (const file of files.filter((file) => file.startsWith(apiModules))) {
    const [module = "", feature = "", ...rest] = file.slice(apiModules.length).split("/")
    const noun = `${module}/${feature}`
    if (rest.length > 0) slices.set(noun, [...(slices.get(noun) ?? []), basename(file)])
  }
  return [...slices]
    .filter(([, names]) => !names.includes("routes.ts") && !names.includes("service.ts"))
    .map(([noun]) => `${apiModules}${noun}: a feature has routes.ts or service.ts`)
}

function webProblems(file: string): string[] {
  const folder = webFolders.find((folder) => file.startsWith(folder))
  // Texts are named after their area, which is a key of the catalogue.
  if (!folder || file.endsWith(".json")) return []
  const parts = file.slice(folder.length).split("/")
  const problems = parts
    .filter((part) => !kebab.test(part.replace(/(\.test|\.d|\.module)?\.[a-z0-9]+$/, "")))
    .map((part) => `${file}: "${part}" is not kebab-case`)
  if (folder === webModules && parts.length < 3) problems.push(`${file}: a feature is a folder in a module`)
  if (folder === webModules && parts.length > 4)
    problems.push(`${file}: a feature has sub-nouns, a sub-noun has none`)
  return problems
}

function crowdProblems(files: readonly string[]): string[] {
  const modules = files.filter(
    (file) =>
      /^(apps\/(web|api)|packages\/\w+)\/src\/.*\.tsx?$/.test(file) && !/\.(test|gen)\.tsx?$/.test(file),
  )
  const crowds = Map.groupBy(modules, (file) => dirname(file))
  return [...crowds].flatMap(([folder, { length }]) => {
    if (folder.startsWith("apps/web/src/routes")) return []
    const most = folder.startsWith(webModules) ? MOST_FILES : MOST_IN_ROOM
    return length > most ? [`${folder}: ${length} files, at most ${most}; group them in folders`] : []
  })
}

/** A feature has the same name and module in API, contract and web. */
function sidesProblems(files: readonly string[]): string[] {
  const moduleOf = new Map(
    files.flatMap((file) => {
      const [, module, feature] = /^apps\/api\/src\/modules\/([^/]+)\/([^/]+)\//.exec(file) ?? []
      return module && feature ? [[feature, module] as const] : []
    }),
  )
  const other = /^(apps\/web\/src\/modules|packages\/(?:contract|vocabulary)\/src)\/([^/]+)\/([^/]+)\//
  const misplaced = files.flatMap((file) => {
    const [folder = "", , module, feature = ""] = other.exec(file) ?? []
    const expected = moduleOf.get(feature)
    return expected !== undefined && expected !== module
      ? [`${folder}: the API has this feature in ${expected}`]
      : []
  })
  return [...new Set(misplaced)]
}

/** Modules found by file name: pages, forms and dialogs, and the API queries. */
export function webVocabularyProblems(file: string, text: string): string[] {
  if (!file.startsWith(webModules) || /\.test\.tsx?$/.test(file)) return []
  const own = basename(file).replace(/\.tsx?$/, "")
  const exported = [...text.matchAll(/^export (?:function|const|class) (\w+)/gm)].map(([, name = ""]) => name)
  const kinds = /-(page|form|dialog)$/
  const strangers = exported.filter(
    (name) => /^[A-Z].*[a-z](Page|Form|Dialog)$/.test(name) && kebabOf(name) !== own,
  )
  return [
    ...strangers.map(
      (name) =>
        `${file}: ${name} belongs in ${kebabOf(name)}.tsx, or gets a name that does not end like a page, form or dialog`,
    ),
    ...(kinds.test(own) && !exported.some((name) => kebabOf(name) === own)
      ? [`${file}: export ${pascalOf(own)} here, or rename the file after what it exports`]
      : []),
    ...(own !== "queries" && /\b(?:q|infiniteQ)ueryOptions\(/.test(text)
      ? [`${file}: query options belong in queries.ts`]
      : []),
  ]
}

const pascalOf = (name: string) =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
const kebabOf = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase()

function habitProblems(file: string): string[] {
  if (!/\.(tsx?|mjs)$/.test(file)) return []
  const problems: string[] = []
  if (/(^|\/)(utils?|helpers?)(\/|\.tsx?$)/.test(file)) problems.push(`${file}: name it after what it does`)
  const isIndexRoute = file.startsWith("apps/web/src/routes/")
  if (/(^|\/)index\.(tsx?|mjs)$/.test(file) && !isIndexRoute) problems.push(`${file}: no barrels`)
  return problems
}

export function lengthProblems(file: string, text: string): string[] {
  if (!/\.(tsx?|mjs)$/.test(file) || /\.(test|spec|gen)\.tsx?$/.test(file)) return []
  if (/^apps\/api\/(seed|reference)\//.test(file)) return []
  const lines = text.trimEnd().split("\n").length
  return lines > MOST_LINES
    ? [`${file}: ${lines} lines, at most ${MOST_LINES}; split it by what a reader would look for`]
    : []
}

/** Aliases live in package.json `imports`, where Node, Vite and TypeScript all read them. */
export const aliasProblems = (file: string, text: string) =>
  /"paths"\s*:/.test(text) ? [`${file}: no tsconfig path aliases; use package.json "imports"`] : []

/** A busy machine exceeds a test's own timeout; the shared ones only stop a hanging test. */
export const limitProblems = (file: string, text: string) =>
  /(\.(test|spec)\.tsx?$)|\/(testing|support)\//.test(file) && /\b(timeout: *\d|setTimeout\(\d)/.test(text)
    ? [`${file}: a test has no limit of its own (tools/lib/test-limits.ts, e2e/support/limits.ts)`]
    : []

if (import.meta.main) {
  const files = projectFiles()
  const configurations = files.filter((file) => /(^|\/)tsconfig[^/]*\.json$/.test(file))
  report([
    ...structureProblems(files),
    ...files
      .filter((file) => /\.(tsx?|mjs)$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(join(root, file), "utf8")
        return [...limitProblems(file, text), ...lengthProblems(file, text)]
      }),
    ...files
      .filter((file) => file.startsWith(webModules))
      .flatMap((file) => webVocabularyProblems(file, readFileSync(join(root, file), "utf8"))),
    ...configurations.flatMap((file) => aliasProblems(file, readFileSync(join(root, file), "utf8"))),
  ])
}
