// Five projects: `api` needs a database and runs once for each engine (tools/lib/rings.mjs); `system` and `siblings` start whole
// servers and run once; the others need nothing.
import { configDefaults, defineConfig } from "vitest/config"
import { limits, secondTry, shared, together } from "./tools/lib/test-limits.ts"

export default defineConfig({
  test: {
    // Left to itself, the runner keeps a core free: of two that is half.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "unit",
          include: ["{tools,bench,packages/*/src}/**/*.test.ts"],
          ...limits,
          ...together,
        },
      },
      { test: { name: "siblings", include: ["siblings/*/src/**/*.test.ts"], ...limits, ...secondTry } },
      {
        test: {
          name: "api",
          include: ["apps/api/**/*.test.ts"],
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
            ...(process.env.TEST_ENGINE === "postgres" ? [] : ["**/*.postgres.test.ts"]),
            // Minutes each: part of `npm test -- everything` alone.
            ...(process.env.TEST_LONG === "1" ? [] : ["**/*.long.test.ts"]),
          ],
          globalSetup: ["apps/api/src/testing/global-setup.ts"],
          ...limits,
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
