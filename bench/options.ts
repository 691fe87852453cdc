import type { Pace, Rig } from "./rig.ts"

export interface BenchOptions {
  /** Temporary; gone when the bench ends. */
  readonly folder: string
  /** A PostgreSQL server of the bench's own; without one only the embedded engine is measured. */
  readonly databaseUrl: string | undefined
  readonly pace: Pace
  readonly isQuick: boolean
  /** Every article as long as real ones, for `scale`. */
  readonly inFull: boolean
  readonly explain: boolean
  readonly say: (sentence: string) => void
  readonly rig: Rig
}
