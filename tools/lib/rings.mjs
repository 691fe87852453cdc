// The rings of tests, each answering { passed, failed, skipped }.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ensureBrowser } from "./browser.mjs"
import { startPostgres } from "./postgres.mjs"
import { inRoot } from "./project.mjs"
import { runNode } from "./run.mjs"
import { ensureBuilt } from "./web-build.mjs"

/** What an operator has set for the product must not leak into the tests: least of all the address of a database. */
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
    ].map((name) => [name, undefined]),
  ),
}

/**
 * Runs a test runner that leaves a JSON report, and reads it. A runner that ends badly without one has failed, and so has one
 * that found nothing to run, unless that may be.
 */
async function withReport(readCounts, runTests, { mayBeEmpty = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "shirube-report-"))
  const file = join(folder, "report.json")
  try {
    const code = await runTests(file)
    const counts = existsSync(file)
      ? readCounts(JSON.parse(readFileSync(file, "utf8")))
      : { passed: 0, failed: 0, skipped: 0 }
    // Errors outside of any test (a broken set-up, an unhandled rejection) show in the exit code only.
    const failed =
      counts.failed === 0 && (code !== 0 || (counts.passed === 0 && !mayBeEmpty)) ? 1 : counts.failed
    return { ...counts, failed }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function vitestCounts(report) {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed"),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  }
}

const vitest = (projects, env, { args = [], ...options } = {}) =>
  withReport(
    vitestCounts,
    (file) =>
      runNode(
        [
          inRoot("node_modules/vitest/vitest.mjs"),
          "run",
          ...projects.map((project) => `--project=${project}`),
          ...args,
          "--reporter=default",
          "--reporter=json",
          `--outputFile.json=${file}`,
        ],
        { env: { ...noSettings, NODE_ENV: "test", ...env } },
      ),
    options,
  )

export const unit = () => vitest(["unit", "web"], {}, { args: ["--sequence.shuffle"] })

const onEmbedded = (projects, options) => vitest(projects, { TEST_ENGINE: "embedded" }, options)

async function onPostgres(projects, programs) {
  const server = await startPostgres(programs)
  try {
    return await vitest(projects, { TEST_ENGINE: "postgres", TEST_DATABASE_URL: server.url })
  } finally {
    await server.stop()
  }
}

/** The slices and siblings that what is not committed yet can have changed. */
export const changed = () =>
  onEmbedded(["api", "siblings"], { args: ["--changed", "--passWithNoTests"], mayBeEmpty: true })

export const embedded = () => onEmbedded(["api"])
export const postgres = (programs) => onPostgres(["api"], programs)

/** Whole servers and their siblings, with PostgreSQL where the machine has it. */
export async function system(programs) {
  await ensureBuilt()
  const projects = ["system", "siblings"]
  return programs ? onPostgres(projects, programs) : onEmbedded(projects)
}

const playwrightCounts = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + (errors.length > 0 ? 1 : 0),
  skipped: stats.skipped,
  // Named in the list above, with what went wrong the first time.
  unsteady: stats.flaky,
})

export async function journeys(args = []) {
  const settings = await ensureBrowser()
  await ensureBuilt()
  return withReport(playwrightCounts, (file) =>
    runNode(
      [
        inRoot("node_modules/@playwright/test/cli.js"),
        "test",
        "--config=e2e/playwright.config.ts",
        "--reporter=list,json",
        ...args,
      ],
      { env: { ...noSettings, ...settings, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
    ),
  )
}
