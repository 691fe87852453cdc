import { tmpdir } from "node:os"
import { join } from "node:path"
import { readConfig } from "#api/kernel/config/config"

export const testConfig = (environment: NodeJS.ProcessEnv) =>
  readConfig({
    DATA_DIR: join(tmpdir(), "shirube-nothing-is-kept-here"),
    ACCESS_TOKEN_SECRET: "only-for-tests-only-for-tests-only-for-tests",
    ENCRYPTION_KEY: "only-for-tests-only-for-tests-only-for-tests",
    // Whatever is on the machine: a test that converts films brings its own.
    FFMPEG: "off",
    ...environment,
  })
