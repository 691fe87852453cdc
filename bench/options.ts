import type { Pace, Rig } from "./rig.ts"

export interface BenchOptions {
  /** Temporary; deleted when the bench ends. */
  readonly folder: string
  /** A PostgreSQL server of the bench; without it only the embedded engine is measured. */
  readonly databaseUrl: string | undefined
  readonly pace: Pace
  readonly isQuick: boolean
  /** All articles as long as real ones, for `scale`. */
  readonly inFull: boolean
  readonly explain: boolean
  readonly say: (sentence: string) => void
  readonly rig: Rig
}
