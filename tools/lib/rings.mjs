// The rings of tests, each returning { passed, skipped, failed, unsteady }: the last two are names of tests.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { availableParallelism, tmpdir } from "node:os"
import { join } from "node:path"
import { ensureBrowser } from "./browser.mjs"
import { ensureBuilt } from "./builds.mjs"
import { ensureDemoData } from "./demo-data.mjs"
import { startPostgres } from "./postgres.mjs"
import { inRoot, say } from "./project.mjs"
import { runNode } from "./run.mjs"

/** An operator's settings must not leak into the tests, least of all the address of a database. */
const noSettings = {
  ...Object.fromEntries(
    Object.keys(process.env)
      .filter((name) =>
        /^(FILES_|DATABASE_|SMTP_|MAIL_|ACCESS_TOKEN_|API_TIMEOUT|LOG_LEVEL|SSO_|OIDC_|HANDOVER_|ENCRYPTION_|MATCHING_)/.test(
          name,
        ),
      )
      .map((name) => [name, undefined]),
  ),
  ...Object.fromEntries(
    [
      "PORT",
      "HOST",
      "PUBLIC_URL",
      "DATA_DIR",
      "DEMO",
      "MAINTENANCE",
      "TRUST_PROXY",
      "ANALYTICS_ID",
      "WORKERS",
      "UNDO_SECONDS",
    ].map((name) => [name, undefined]),
  ),
}

/**
 * Runs a test runner that writes a report, and reads it. A runner that fails without a report has failed, and
 * so has one that found no tests, unless that is allowed.
 */
async function withReport(runTests, { read = (report) => report, mayBeEmpty = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "shirube-report-"))
  const file = join(folder, "report.json")
  try {
    const code = await runTests(file)
    const report = existsSync(file)
      ? read(JSON.parse(readFileSync(file, "utf8")))
      : { passed: 0, skipped: 0, failed: [], unsteady: [] }
    if (report.failed.length > 0) return report
    if (report.passed === 0 && !mayBeEmpty) return { ...report, failed: ["nothing was run"] }
    // Errors outside any test (a broken set-up, an unhandled rejection) only affect the exit code.
    return code === 0 ? report : { ...report, failed: [`ended with code ${code}, outside of any test`] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const vitest = (projects, env, { args = [], ...options } = {}) =>
  withReport(
    (file) =>
      runNode(
        [
          inRoot("node_modules/vitest/vitest.mjs"),
          "run",
          ...projects.map((project) => `--project=${project}`),
          ...args,
          "--reporter=default",
          `--reporter=${inRoot("tools/lib/test-report.ts")}`,
        ],
        { env: { ...noSettings, NODE_ENV: "test", RING_REPORT: file, ...env } },
      ),
    options,
  )

export const unit = () => vitest(["unit", "web"], {}, { args: ["--sequence.shuffle"] })

const onEmbedded = (projects, options, env) => vitest(projects, { TEST_ENGINE: "embedded", ...env }, options)

/** For tests that also wait for other processes: a database server, complete servers. */
const waiting = { args: [`--maxWorkers=${Math.ceil(availableParallelism() * 1.5)}`] }

async function onPostgres(projects, programs, { urlOf = ({ url }) => url, env } = {}) {
  const server = await startPostgres(programs)
  try {
    const settings = { TEST_ENGINE: "postgres", TEST_DATABASE_URL: urlOf(server), ...env }
    return await vitest(projects, settings, waiting)
  } finally {
    await server.stop()
  }
}

const onlyChanged = { args: ["--passWithNoTests"], mayBeEmpty: true }

/** Units and API tests affected by uncommitted edits (tools/lib/changed-tests.ts). */
export async function changed() {
  const result = await onEmbedded(["unit", "web", "api", "siblings"], onlyChanged, { TEST_SET: "changed" })
  if (result.passed + result.failed.length === 0) say("no test is affected by uncommitted edits.")
  return result
}

/** Every API test. */
export const postgres = (programs) => onPostgres(["api"], programs, { urlOf: ({ socketUrl }) => socketUrl })

/**
 * Every API test without PostgreSQL on the machine, or if a complete run is wanted; otherwise those for which
 * the engine matters.
 */
export const embedded = ({ isWhole }) => onEmbedded(["api"], {}, isWhole ? {} : { TEST_SET: "both-engines" })

const long = (isLong) => (isLong ? { TEST_LONG: "1" } : {})

let preparing
/**
 * Builds, and the demo's data, once. The first start of the demo uses one core and waits for the disk, so it runs beside the slices
 * (tools/test.mjs); a ring that needs it waits for it, and reports its failure.
 */
export function prepareServers() {
  preparing ??= ensureBuilt().then(ensureDemoData)
  preparing.catch(() => {})
  return preparing
}

/** Complete servers and their siblings, with PostgreSQL if the machine has it. */
export async function system(programs, { isLong }) {
  const env = { DEMO_DATA: await prepareServers(), ...long(isLong) }
  const projects = ["system", "siblings"]
  return programs ? onPostgres(projects, programs, { env }) : onEmbedded(projects, waiting, env)
}

/** Converts Playwright's report to ours. */
function readJourneys({ stats, errors, suites }) {
  const all = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(all)]
  const named = (status) =>
    suites
      .flatMap(all)
      .flatMap(({ file, title, tests }) =>
        tests
          .filter((test) => test.status === status)
          .map(({ projectName }) => `${file} › ${title} (${projectName})`),
      )
  return {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    failed: [...named("unexpected"), ...errors.map(({ message }) => message.split("\n")[0])],
    unsteady: named("flaky"),
  }
}

export async function journeys({ args = [], isLong = false } = {}) {
  const settings = await ensureBrowser()
  const demo = await prepareServers()
  return withReport(
    (file) =>
      runNode(
        [
          inRoot("node_modules/@playwright/test/cli.js"),
          "test",
          "--config=e2e/playwright.config.ts",
          "--reporter=list,json",
          ...args,
        ],
        {
          env: {
            ...noSettings,
            ...settings,
            DEMO_DATA: demo,
            PLAYWRIGHT_JSON_OUTPUT_FILE: file,
            ...long(isLong),
          },
        },
      ),
    { read: readJourneys },
  )
}
