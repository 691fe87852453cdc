// npm test: every check and every ring of tests. The last line sums up: `N passed, N failed`. Arguments
// select rings: npm test -- near, or npm test -- checks postgres. With `everything`, before a release, both
// engines run every API test, and the long journeys run too. Which ring proves what: docs/testing.md.
import { constants } from "node:os"
import { runChecks } from "./lib/checks.mjs"
import { ensureInstalled } from "./lib/install.mjs"
import { findPostgres } from "./lib/postgres.mjs"
import { command, Failure, say } from "./lib/project.mjs"
import { changed, embedded, journeys, postgres, prepareServers, system, unit } from "./lib/rings.mjs"

const programs = findPostgres()
const asked = process.argv.slice(2)
const isEverything = asked.includes("everything")
const rings = [
  { name: "checks", run: runChecks },
  { name: "unit", run: unit },
  ...(programs ? [{ name: "postgres", run: () => postgres(programs) }] : []),
  { name: "embedded", run: () => embedded({ isWhole: isEverything || !programs }) },
  { name: "system", run: () => system(programs, { isLong: isEverything }) },
  { name: "journeys", run: () => journeys({ isLong: isEverything }) },
]
/** For use between two edits; its tests are part of the complete suite too. */
const near = { name: "changed", run: changed }
const groups = {
  near: ["checks", "changed"],
  slices: ["postgres", "embedded"],
  everything: rings.map(({ name }) => name),
}
/** A retry hides a race: a few are due to the machine, more are due to us. */
const MOST_SECOND_TRIES = 3

/** Ctrl-C reaches the running ring directly; here it only prevents starting another. */
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
  const names = [...Object.keys(groups), ...rings.map(({ name }) => name)]
  const unknown = asked.find((name) => !names.includes(name))
  if (unknown) throw new Failure(`there is no ring "${unknown}" here; there are ${names.join(", ")}.`)
  const wanted = asked.flatMap((name) => groups[name] ?? [name])
  if (!programs) say("no PostgreSQL server on this machine: the slices run on the embedded engine.")

  const results = []
  const chosen = wanted.length === 0 ? rings : [...rings, near].filter(({ name }) => wanted.includes(name))
  const needsServers = chosen.some(({ name }) => name === "system" || name === "journeys")
  for (const ring of chosen) {
    if (needsServers && ["postgres", "embedded"].includes(ring.name)) void prepareServers()
    results.push(await runRing(ring))
    if (interruptedBy) return 128 + constants.signals[interruptedBy]
  }
  const passed = results.reduce((total, result) => total + result.passed, 0)
  const failed = results.reduce((total, result) => total + result.failed.length, 0)
  const secondTries = results.reduce((total, result) => total + result.unsteady.length, 0)
  console.log(`\n${results.map(line).join("\n")}`)
  if (secondTries > MOST_SECOND_TRIES)
    console.log(
      `${secondTries} tests passed only at the second try; more than ${MOST_SECOND_TRIES} fail the run.`,
    )
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 && secondTries <= MOST_SECOND_TRIES ? 0 : 1
})
