import { tmpdir } from "node:os"
import { join } from "node:path"
import { readConfig } from "#api/kernel/config/config"

export const testConfig = (environment: NodeJS.ProcessEnv) =>
  readConfig({
    DATA_DIR: join(tmpdir(), "shirube-nothing-is-kept-here"),
    ACCESS_TOKEN_SECRET: "only-for-tests-only-for-tests-only-for-tests",
    ENCRYPTION_KEY: "only-for-tests-only-for-tests-only-for-tests",
    // Ignores an installed ffmpeg: tests that convert videos provide their own.
    FFMPEG: "off",
    // Decisions take effect at once, unless a test is about undoing them.
    UNDO_SECONDS: "0",
    ...environment,
  })
