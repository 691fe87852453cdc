// Two projects: `api` needs a database and runs once for each engine (tools/test.mjs); `unit` needs nothing.
import { existsSync } from "node:fs"
import { join } from "node:path"
import { defineConfig } from "vitest/config"

const webConfig = join(import.meta.dirname, "apps/web/vitest.config.ts")

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{tools,bench,packages/*/src}/**/*.test.ts"],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "api",
          include: ["apps/{api,server}/**/*.test.ts"],
          // A worker copies a migrated database first; on two busy cores that takes a moment.
          hookTimeout: 60_000,
          testTimeout: 30_000,
        },
      },
      ...(existsSync(webConfig) ? [webConfig] : []),
    ],
  },
})
