// Journeys in a real browser against the built production server, which `support/set-up.ts` starts.
//
// Languages are projects. Every journey runs as an English reader; one short happy path of each feature, whatever
// is about texts or languages, and the check of all pages have the tag @both and also run as a Japanese
// reader. A spec reads the fixture `language` for what it expects to see. Long journeys have the tag @long,
// and those that a Japanese reader need not repeat every time @both-long: TEST_LONG=1 runs them.
import { defineConfig } from "@playwright/test"
import { launchOptions } from "./support/chromium.ts"
import type { Options } from "./support/fixtures.ts"
import { EXPECT_MS, isLong, TEST_MS } from "./support/limits.ts"

export default defineConfig<Options>({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "./support/set-up.ts",
  // One more than the cores of a small machine: journeys also wait. More workers gain nothing (decision 0125).
  workers: 3,
  // One retry, which the summary reports (docs/decisions/0071-test-retries.md).
  retries: 1,
  fullyParallel: true,
  ...(isLong ? {} : { grepInvert: /@long/ }),
  forbidOnly: true,
  timeout: TEST_MS,
  expect: { timeout: EXPECT_MS },
  reporter: "list",
  use: {
    // Set by the global set-up; workers read this file after it.
    ...(process.env.E2E_BASE_URL ? { baseURL: process.env.E2E_BASE_URL } : {}),
    timezoneId: "Asia/Tokyo",
    // Journeys without a connection, and those of notifications, allow it themselves.
    serviceWorkers: "block",
    // Names a failed action long before the test's own timeout.
    actionTimeout: EXPECT_MS,
    // Recording every journey for the few that fail takes time; enable it to debug one.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions,
  },
  projects: [
    // Animations are drawn without a graphics card: the many journeys do without them, the fewer in Japanese show them.
    {
      name: "en",
      use: { language: "en", locale: "en-US", contextOptions: { reducedMotion: "reduce" } },
    },
    { name: "ja", use: { language: "ja", locale: "ja-JP" }, grep: isLong ? /@both/ : /@both(?!-long)/ },
  ],
})
