// Five projects: `api` needs a database; `system` and `siblings` start whole servers; the others need nothing. Which ring runs which of them, and on
// which engine: tools/lib/rings.mjs and docs/testing.md.
import { configDefaults, defineConfig } from "vitest/config"
import { findApiTests } from "./tools/lib/api-tests.ts"
import { findChanged } from "./tools/lib/changed-tests.ts"
import { limits, secondTry, shared, systemLimits, together } from "./tools/lib/test-limits.ts"

const apiTests = findApiTests(import.meta.dirname)
const { TEST_ENGINE, TEST_LONG, TEST_SET } = process.env
const changed = TEST_SET === "changed" ? findChanged(import.meta.dirname) : undefined

/** Of a project's tests those that uncommitted edits affect, if only those are wanted. */
function only(tests: readonly string[], isOfProject: (test: string) => boolean): string[] {
  if (!changed) return [...tests]
  const own = changed.tests.filter(isOfProject)
  // An empty list would mean the runner's default.
  return own.length > 0 ? own : ["apps/web/none"]
}
const apiSet = TEST_SET === "both-engines" ? apiTests.onBothEngines : apiTests.withDatabase

export default defineConfig({
  test: {
    // Left to itself, the runner keeps a core free: of two that is half.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "unit",
          include: only(
            ["{tools,bench,packages/*/src}/**/*.test.ts", ...apiTests.units],
            (test) => /^(tools|bench|packages)\//.test(test) || apiTests.units.includes(test),
          ),
          ...limits,
          ...together,
        },
      },
      {
        test: {
          name: "siblings",
          include: only(["siblings/*/src/**/*.test.ts"], (test) => test.startsWith("siblings/")),
          ...systemLimits,
          ...secondTry,
        },
      },
      {
        test: {
          name: "api",
          include: only(apiSet, (test) => apiSet.includes(test)),
          env: { ROLES_OF: changed?.features.join() ?? "" },
          // About the embedded engine alone.
          exclude: [
            ...configDefaults.exclude,
            ...(TEST_ENGINE === "postgres" ? ["**/db/embedded.test.ts"] : []),
          ],
          globalSetup: ["apps/api/src/testing/template.ts"],
          ...limits,
          ...secondTry,
          ...shared,
        },
      },
      {
        test: {
          name: "system",
          include: ["apps/server/**/*.test.ts"],
          exclude: [
            ...configDefaults.exclude,
            // About PostgreSQL alone; the other engine has nothing of the kind.
            ...(TEST_ENGINE === "postgres" ? [] : ["**/*.postgres.test.ts"]),
            // Minutes each: part of `npm test -- everything` alone.
            ...(TEST_LONG === "1" ? [] : ["**/*.long.test.ts"]),
          ],
          globalSetup: [
            "apps/api/src/testing/template.ts",
            "apps/server/src/testing/keep-template.ts",
            "apps/server/src/testing/built.ts",
          ],
          ...systemLimits,
          ...secondTry,
          ...shared,
        },
      },
      {
        extends: "./apps/web/vitest.config.ts",
        root: "apps/web",
        test: {
          name: "web",
          include: only(["apps/web/{src,vite}/**/*.test.{ts,tsx}"], (test) =>
            test.startsWith("apps/web/"),
          ).map((test) => test.slice("apps/web/".length)),
          ...limits,
          ...together,
        },
      },
    ],
  },
})
