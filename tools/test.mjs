// npm test: every check and every ring of tests. The last line sums up: `N passed, N failed`.
// Names as arguments run only those: npm test -- near, or npm test -- checks postgres
import { constants } from "node:os"
import { runChecks } from "./lib/checks.mjs"
import { ensureInstalled } from "./lib/install.mjs"
import { findPostgres } from "./lib/postgres.mjs"
import { command, Failure, say } from "./lib/project.mjs"
import { changed, embedded, journeys, postgres, system, unit } from "./lib/rings.mjs"

const programs = findPostgres()
const rings = [
  { name: "checks", run: runChecks },
  { name: "unit", run: unit },
  { name: "embedded", run: embedded },
  ...(programs ? [{ name: "postgres", run: () => postgres(programs) }] : []),
  { name: "system", run: () => system(programs) },
  { name: "journeys", run: () => journeys() },
]
/** Between two edits; what it runs of the slices is part of the whole suite already. */
const near = { name: "changed", run: changed }
const groups = { near: ["checks", "unit", "changed"], slices: ["embedded", "postgres"] }

/** Ctrl-C reaches the running ring by itself; here it only means that no further one is started. */
let interruptedBy
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => (interruptedBy ??= signal))

async function runRing({ name, run }) {
  console.log(`\n=== ${name} ===`)
  const start = performance.now()
  const counts = await run().catch((error) => {
    if (!(error instanceof Failure)) console.error(error)
    else say(error.message)
    return { passed: 0, failed: ["could not run"] }
  })
  return {
    name,
    skipped: 0,
    unsteady: [],
    ...counts,
    seconds: Math.round((performance.now() - start) / 1000),
  }
}

const line = ({ name, passed, failed, skipped, unsteady, seconds }) => {
  const counts = [`${passed} passed`, `${failed.length} failed`]
  if (skipped) counts.push(`${skipped} skipped`)
  if (unsteady.length > 0) counts.push(`${unsteady.length} only at the second try`)
  return [
    `${name.padEnd(10)} ${counts.join(", ")} (${seconds} s)`,
    ...failed.map((test) => `  failed: ${test}`),
    ...unsteady.map((test) => `  only at the second try: ${test}`),
  ].join("\n")
}

await command(async () => {
  await ensureInstalled()
  const asked = process.argv.slice(2)
  const names = [...Object.keys(groups), ...rings.map(({ name }) => name)]
  const unknown = asked.find((name) => !names.includes(name))
  if (unknown) throw new Failure(`there is no ring "${unknown}" here; there are ${names.join(", ")}.`)
  const wanted = asked.flatMap((name) => groups[name] ?? [name])
  if (!programs) say("no PostgreSQL server on this machine: the API suites run on the embedded engine only.")

  const results = []
  const chosen = wanted.length === 0 ? rings : [...rings, near].filter(({ name }) => wanted.includes(name))
  for (const ring of chosen) {
    results.push(await runRing(ring))
    if (interruptedBy) return 128 + constants.signals[interruptedBy]
  }
  const passed = results.reduce((total, result) => total + result.passed, 0)
  const failed = results.reduce((total, result) => total + result.failed.length, 0)
  console.log(`\n${results.map(line).join("\n")}`)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})
