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
const apiFeatures = "apps/api/src/features/"
const webFeatures = "apps/web/src/features/"
/** A folder with more modules should be split. */
const MOST_MODULES = 14
const webFolders = ["apps/web/src/features/", "apps/web/src/ui/", "apps/web/src/lib/"]

export function structureProblems(files: readonly string[]): string[] {
  return [
    ...files.flatMap(apiSliceProblems),
    ...featureDoorProblems(files),
    ...files.flatMap(webProblems),
    ...crowdProblems(files),
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
  if (!file.startsWith(apiFeatures)) return []
  const folders = file.slice(apiFeatures.length).split("/")
  const name = folders.pop() ?? ""
  const problems = folders
    .filter((folder) => !kebab.test(folder))
    .map((f) => `${file}: "${f}" is not kebab-case`)
  if (folders.length === 0) problems.push(`${file}: a feature is a folder`)
  if (folders.length > 2) problems.push(`${file}: a feature has sub-nouns, a sub-noun has none`)
  const isKnown = vocabulary.some((word) => name === `${word}.ts`) || /^[a-z0-9-]+\.test\.ts$/.test(name)
  if (!isKnown) problems.push(`${file}: a slice has only ${vocabulary.join(", ")} and tests`)
  return problems
}

function featureDoorProblems(files: readonly string[]): string[] {
  const slices = new Map<string, string[]>()
  for (const file of files.filter((file) => file.startsWith(apiFeatures))) {
    const [noun = "", ...rest] = file.slice(apiFeatures.length).split("/")
    if (rest.length > 0) slices.set(noun, [...(slices.get(noun) ?? []), basename(file)])
  }
  return [...slices]
    .filter(([, names]) => !names.includes("routes.ts") && !names.includes("service.ts"))
    .map(([noun]) => `${apiFeatures}${noun}: a feature has routes.ts or service.ts`)
}

function webProblems(file: string): string[] {
  const folder = webFolders.find((folder) => file.startsWith(folder))
  if (!folder) return []
  const parts = file.slice(folder.length).split("/")
  const problems = parts
    .filter((part) => !kebab.test(part.replace(/(\.test|\.d|\.module)?\.[a-z0-9]+$/, "")))
    .map((part) => `${file}: "${part}" is not kebab-case`)
  if (folder === webFeatures && parts.length === 1) problems.push(`${file}: a feature is a folder`)
  if (folder === webFeatures && parts.length > 3)
    problems.push(`${file}: a feature has sub-nouns, a sub-noun has none`)
  return problems
}

function crowdProblems(files: readonly string[]): string[] {
  const modules = files.filter((file) => file.startsWith(webFeatures) && !/\.test\.tsx?$/.test(file))
  const crowds = Map.groupBy(modules, (file) => dirname(file))
  return [...crowds]
    .filter(([, inside]) => inside.length > MOST_MODULES)
    .map(([folder, { length }]) => `${folder}: ${length} modules, at most ${MOST_MODULES}; it has sub-nouns`)
}

/** Modules found by file name: pages, forms and dialogs, and the API queries. */
export function webVocabularyProblems(file: string, text: string): string[] {
  if (!file.startsWith(webFeatures) || /\.test\.tsx?$/.test(file)) return []
  const own = basename(file).replace(/\.tsx?$/, "")
  const exported = [...text.matchAll(/^export (?:function|const|class) (\w+)/gm)].map(([, name = ""]) => name)
  const kinds = /-(page|form|dialog)$/
  const strangers = exported.filter(
    (name) => /^[A-Z].*[a-z](Page|Form|Dialog)$/.test(name) && kebabOf(name) !== own,
  )
  return [
    ...strangers.map((name) => `${file}: ${name} lives in ${kebabOf(name)}.tsx`),
    ...(kinds.test(own) && !exported.some((name) => kebabOf(name) === own)
      ? [`${file}: exports what it is named after`]
      : []),
    ...(own !== "queries" && /\b(?:q|infiniteQ)ueryOptions\(/.test(text)
      ? [`${file}: API queries belong in queries.ts`]
      : []),
  ]
}

const kebabOf = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase()

function habitProblems(file: string): string[] {
  if (!/\.(tsx?|mjs)$/.test(file)) return []
  const problems: string[] = []
  if (/(^|\/)(utils?|helpers?)(\/|\.tsx?$)/.test(file)) problems.push(`${file}: name it after what it does`)
  const isIndexRoute = file.startsWith("apps/web/src/routes/")
  if (/(^|\/)index\.(tsx?|mjs)$/.test(file) && !isIndexRoute) problems.push(`${file}: no barrels`)
  return problems
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
    ...files.flatMap((file) => limitProblems(file, readFileSync(join(root, file), "utf8"))),
    ...files
      .filter((file) => file.startsWith(webFeatures))
      .flatMap((file) => webVocabularyProblems(file, readFileSync(join(root, file), "utf8"))),
    ...configurations.flatMap((file) => aliasProblems(file, readFileSync(join(root, file), "utf8"))),
  ])
}
