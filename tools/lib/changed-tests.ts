// Finds the tests that uncommitted edits affect, for `npm test -- near`. Every test that starts the API imports the list of features, and
// through it every file of every feature; so imports are not followed through that list. An edit of a feature affects the tests in its folder
// and the two that walk all routes.
import { execFileSync } from "node:child_process"
import { globSync } from "node:fs"
import { type Import, importsBelow } from "./import-graph.ts"

const LIST = "apps/api/src/features.gen.ts"
const FEATURE =
  /^(?:apps\/api\/src\/(?:modules|kernel\/db\/tables)|packages\/(?:contract|vocabulary)\/src)\/([\w-]+\/[\w-]+)(?:\/|\.ts$)/
const OF_EVERY_FEATURE = ["apps/api/src/access.test.ts", "apps/api/src/roles.test.ts"]
const TEST = /\.test\.tsx?$/
const FOLDERS = ["apps", "packages", "tools", "bench", "siblings"]

const featureOf = (file: string) => FEATURE.exec(file)?.[1]

export function affectedTests(
  edited: readonly string[],
  imports: readonly Import[],
  tests: readonly string[],
): string[] {
  const importers = Map.groupBy(
    imports.filter(({ from }) => from !== LIST),
    ({ to }) => to,
  )
  const reached = new Set(edited.filter((file) => file !== LIST))
  for (const file of reached) for (const { from } of importers.get(file) ?? []) reached.add(from)
  const features = new Set(edited.flatMap((file) => featureOf(file) ?? []))
  return tests.filter(
    (test) =>
      reached.has(test) ||
      features.has(featureOf(test) ?? "") ||
      (features.size > 0 && OF_EVERY_FEATURE.includes(test)),
  )
}

interface Changed {
  /** Paths from the root. */
  readonly tests: readonly string[]
  /** As `career/company-reviews`: the role table walks only their rows. Empty if the edits are elsewhere too. */
  readonly features: readonly string[]
}

export function findChanged(root: string): Changed {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n")
  const edited = [
    ...git("diff", "--name-only", "HEAD"),
    ...git("ls-files", "--others", "--exclude-standard"),
  ].filter((file) => file !== "")
  const tests = globSync(`{${FOLDERS.join()}}/**/*.test.{ts,tsx}`, {
    cwd: root,
    exclude: (path) => /(^|[\\/])(node_modules|dist)$/.test(path),
  }).map((path) => path.replaceAll("\\", "/"))
  return {
    tests: affectedTests(
      edited,
      importsBelow(root, FOLDERS),
      tests.filter((test) => TEST.test(test)),
    ),
    features: featuresOnly(edited),
  }
}

/** Lists that a new feature is added to, and what is generated for it. */
const SHARED =
  /\.gen\.ts$|^apps\/api\/(?:migrations\/|src\/access\.test\.ts$)|^(?:apps\/web|e2e|docs)\/|^[^/]+$/

export function featuresOnly(edited: readonly string[]): string[] {
  const own = edited.filter((file) => !SHARED.test(file))
  const features = own.map(featureOf)
  return features.every((feature) => feature !== undefined) ? [...new Set(features)].sort() : []
}
