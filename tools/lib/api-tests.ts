// Which tests of the API need a database: those that reach one through their imports. The others are units.
import { globSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"

/** `import type` is gone when a test runs. */
const IMPORT = /^(?:import|export)\s(?!type\b)[^"]*?"([^"]+)"|\bimport\("([^"]+)"\)/gm

/** Paths from the root. */
export interface ApiTests {
  readonly withDatabase: readonly string[]
  /** Of those with a database, the ones that a second engine runs too. */
  readonly onBothEngines: readonly string[]
  readonly units: readonly string[]
}

/**
 * What may differ between the engines: the kernels that know them, every route asked once (shapes of SQL and of values), texts that are searched,
 * and days and hours. The rest is the same SQL on the same PostgreSQL.
 */
const ENGINE_MATTERS =
  /^apps\/api\/(seed\/|src\/(db|platform)\/|src\/roles\.test|src\/features\/(search|identities|calendar\/turning-days))/

export function findApiTests(root: string): ApiTests {
  const api = join(root, "apps/api")
  const databases = ["testing/database", "db/embedded", "db/postgres"].map((name) =>
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
