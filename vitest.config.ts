// Three projects: `api` needs a database and runs once for each engine (tools/lib/rings.mjs); the others need nothing.
import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    // Left to itself, the runner keeps a core free: of two that is half.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "unit",
          include: ["{tools,bench,packages/*/src,siblings/*/src}/**/*.test.ts"],
          // Only a hang takes this long: the siblings are real processes.
          hookTimeout: 120_000,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: "api",
          include: ["apps/{api,server}/**/*.test.ts"],
          globalSetup: ["apps/api/src/testing/global-setup.ts"],
          // A worker copies a migrated database first; on two busy cores that takes a moment.
          hookTimeout: 60_000,
          testTimeout: 30_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      "apps/web/vitest.config.ts",
    ],
  },
})
