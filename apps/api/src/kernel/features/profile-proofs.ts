// Proofs about a member that a change of their profile would end. The profile uses it; the feature that stores
// the proofs declares it.
import type { StudentFacts } from "@shirube/vocabulary/people/verification/proofs"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import type { Config } from "../config/config.ts"
import type { Jobs } from "../jobs/jobs.ts"
import type { OnVerificationEnded } from "../process/verification-endings.ts"
import type { Visit } from "../security/session.ts"
import type { Vault } from "../security/vault.ts"

interface Deps {
  readonly vault: Vault
  readonly jobs: Jobs
  readonly config: Config
  readonly onVerificationEnded: readonly OnVerificationEnded[]
}

interface ProfileChange {
  readonly before: StudentFacts
  readonly after: StudentFacts
  /** The member was shown what happens to the proof, and agreed. */
  readonly isAccepted: boolean
}

export interface ProfileProofs {
  of(
    tx: Tx,
    userId: UserId,
  ): Promise<readonly (StudentFacts & { readonly state: "verified" | "requested" })[]>
  /** Runs in the transaction that saves the profile, under the lock of the account. */
  keep(tx: Tx, deps: Deps, userId: UserId, change: ProfileChange, visit: Visit): Promise<void>
}
