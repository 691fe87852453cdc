// npm test: every check and every ring of tests. The last line sums up: `N passed, N failed`.
// Names as arguments run only those: npm test -- checks postgres
import { constants } from "node:os"
import { runChecks } from "./lib/checks.mjs"
import { ensureInstalled } from "./lib/install.mjs"
import { findPostgres } from "./lib/postgres.mjs"
import { command, Failure, say } from "./lib/project.mjs"
import { apiEmbedded, apiPostgres, browser, unit } from "./lib/rings.mjs"

const postgres = findPostgres()
const rings = [
  { name: "checks", run: runChecks },
  { name: "unit", run: unit },
  { name: "embedded", run: apiEmbedded },
  ...(postgres ? [{ name: "postgres", run: () => apiPostgres(postgres) }] : []),
  { name: "browser", run: () => browser() },
]

/** Ctrl-C reaches the running ring by itself; here it only means that no further one is started. */
let interruptedBy
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => (interruptedBy ??= signal))

async function runRing({ name, run }) {
  console.log(`\n=== ${name} ===`)
  const start = performance.now()
  const counts = await run().catch((error) => {
    if (!(error instanceof Failure)) console.error(error)
    else say(error.message)
    return { passed: 0, failed: 1 }
  })
  return { name, skipped: 0, ...counts, seconds: Math.round((performance.now() - start) / 1000) }
}

const line = ({ name, passed, failed, skipped, seconds }) =>
  `${name.padEnd(10)} ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""} (${seconds} s)`

await command(async () => {
  await ensureInstalled()
  const wanted = process.argv.slice(2)
  const unknown = wanted.find((name) => rings.every((ring) => ring.name !== name))
  if (unknown)
    throw new Failure(`there is no ring "${unknown}" here; there are ${rings.map((r) => r.name).join(", ")}.`)
  if (!postgres) say("no PostgreSQL server on this machine: the API suites run on the embedded engine only.")

  const results = []
  for (const ring of rings.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    results.push(await runRing(ring))
    if (interruptedBy) return 128 + constants.signals[interruptedBy]
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  console.log(`\n${results.map(line).join("\n")}`)
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`)
  return sum("failed") === 0 ? 0 : 1
})
