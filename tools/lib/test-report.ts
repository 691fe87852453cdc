// The report of a ring: counts of results, and the names of tests that failed or needed a retry.
import { writeFileSync } from "node:fs"
import type { Reporter, TestModule } from "vitest/node"

export interface RingReport {
  readonly passed: number
  readonly skipped: number
  /** Names as printed at the end of `npm test`. */
  readonly failed: readonly string[]
  /** Failed first, passed on the retry (docs/decisions/0071-test-retries.md). */
  readonly unsteady: readonly string[]
}

function reportOf(modules: readonly TestModule[]): RingReport {
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const nameOf = (test: (typeof tests)[number]) => `${test.module.relativeModuleId} › ${test.fullName}`
  const withState = (state: string) => tests.filter((test) => test.result().state === state)
  // A file that failed outside its tests has errors of its own.
  const broken = modules.filter((module) => module.errors().length > 0)
  return {
    passed: withState("passed").length,
    skipped: withState("skipped").length,
    failed: [...withState("failed").map(nameOf), ...broken.map(({ relativeModuleId }) => relativeModuleId)],
    unsteady: tests.filter((test) => test.diagnostic()?.flaky).map(nameOf),
  }
}

/** Loaded by the runner by path; the ring sets the output file (rings.mjs). */
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env.RING_REPORT
    if (file) writeFileSync(file, JSON.stringify(reportOf(modules)))
  }
}
