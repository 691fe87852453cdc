// Finds the API tests that need a database: those that import one, directly or indirectly. The others are
// unit tests.
import { globSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"

/** `import type` is erased at run time. */
const IMPORT = /^(?:import|export)\s(?!type\b)[^"]*?"([^"]+)"|\bimport\("([^"]+)"\)/gm

/** Paths relative to the root. */
export interface ApiTests {
  readonly withDatabase: readonly string[]
  /** Database tests that also run on the second engine. */
  readonly onBothEngines: readonly string[]
  readonly units: readonly string[]
}

/**
 * Areas where the engines may differ: their adapters, one request per route (shapes of SQL and of values),
 * search, and dates. The rest is the same SQL on the same PostgreSQL.
 */
const ENGINE_MATTERS =
  /^apps\/api\/(seed\/|src\/kernel\/|src\/roles\.test|src\/modules\/(common\/search|mentors\/directory\/search-counts|identity\/identities|season\/calendar\/date-boundaries))/

export function findApiTests(root: string): ApiTests {
  const api = join(root, "apps/api")
  const databases = ["testing/database", "kernel/db/embedded", "kernel/db/postgres"].map((name) =>
    join(api, `src/${name}.ts`),
  )
  const known = new Map<string, readonly string[]>()

  const importsOf = (file: string): readonly string[] => {
    const found = known.get(file) ?? localImports(file, api)
    known.set(file, found)
    return found
  }
  const reachesDatabase = (test: string): boolean => {
    const seen = new Set([test])
    for (const file of seen) {
      if (databases.includes(file)) return true
      for (const imported of importsOf(file)) seen.add(imported)
    }
    return false
  }

  const tests = globSync("{src,seed,reference}/**/*.test.ts", { cwd: api }).map((path) => join(api, path))
  const groups = Object.groupBy(tests, (test) => (reachesDatabase(test) ? "withDatabase" : "units"))
  const named = (files: readonly string[] = []) => files.map((file) => relative(root, file)).sort()
  const withDatabase = named(groups.withDatabase)
  return {
    withDatabase,
    onBothEngines: withDatabase.filter((test) => ENGINE_MATTERS.test(test)),
    units: named(groups.units),
  }
}

function localImports(file: string, api: string): readonly string[] {
  if (!file.endsWith(".ts")) return []
  const text = readFileSync(file, "utf8")
  return [...text.matchAll(IMPORT)].flatMap(([, from, dynamic]) => {
    const specifier = from ?? dynamic ?? ""
    if (specifier.startsWith("#api/")) return [join(api, `src/${specifier.slice("#api/".length)}.ts`)]
    return specifier.startsWith(".") ? [join(dirname(file), specifier)] : []
  })
}
