// Five projects: `api` needs a database; `system` and `siblings` start whole servers; the others need nothing. Which ring runs which of them, and on
// which engine: tools/lib/rings.mjs and docs/testing.md.
import { configDefaults, defineConfig } from "vitest/config"
import { findApiTests } from "./tools/lib/api-tests.ts"
import { limits, secondTry, shared, systemLimits, together } from "./tools/lib/test-limits.ts"

const apiTests = findApiTests(import.meta.dirname)
const { TEST_ENGINE, TEST_LONG, TEST_SET } = process.env

export default defineConfig({
  test: {
    // Left to itself, the runner keeps a core free: of two that is half.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "unit",
          include: ["{tools,bench,packages/*/src}/**/*.test.ts", ...apiTests.units],
          ...limits,
          ...together,
        },
      },
      { test: { name: "siblings", include: ["siblings/*/src/**/*.test.ts"], ...systemLimits, ...secondTry } },
      {
        test: {
          name: "api",
          include: [...(TEST_SET === "both-engines" ? apiTests.onBothEngines : apiTests.withDatabase)],
          // About the embedded engine alone.
          exclude: [
            ...configDefaults.exclude,
            ...(TEST_ENGINE === "postgres" ? ["**/db/embedded.test.ts"] : []),
          ],
          globalSetup: ["apps/api/src/testing/global-setup.ts"],
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
          globalSetup: ["apps/api/src/testing/global-setup.ts"],
          ...systemLimits,
          ...secondTry,
        },
      },
      {
        extends: "./apps/web/vitest.config.ts",
        root: "apps/web",
        test: { name: "web", ...limits, ...together },
      },
    ],
  },
})
