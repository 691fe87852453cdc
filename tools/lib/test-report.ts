// What a ring leaves behind: how many tests went how, and the names of those that did not go well at once.
import { writeFileSync } from "node:fs"
import type { Reporter, TestModule } from "vitest/node"

export interface RingReport {
  readonly passed: number
  readonly skipped: number
  /** Names, as they stand at the end of `npm test`. */
  readonly failed: readonly string[]
  /** Failed first, passed at the second try (docs/decisions/0071-a-second-try.md). */
  readonly unsteady: readonly string[]
}

function reportOf(modules: readonly TestModule[]): RingReport {
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const nameOf = (test: (typeof tests)[number]) => `${test.module.relativeModuleId} › ${test.fullName}`
  const withState = (state: string) => tests.filter((test) => test.result().state === state)
  // A file that broke before or after its tests has errors of its own.
  const broken = modules.filter((module) => module.errors().length > 0)
  return {
    passed: withState("passed").length,
    skipped: withState("skipped").length,
    failed: [...withState("failed").map(nameOf), ...broken.map(({ relativeModuleId }) => relativeModuleId)],
    unsteady: tests.filter((test) => test.diagnostic()?.flaky).map(nameOf),
  }
}

/** The runner loads it by its path; where it writes to comes from the ring (rings.mjs). */
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env.RING_REPORT
    if (file) writeFileSync(file, JSON.stringify(reportOf(modules)))
  }
}
