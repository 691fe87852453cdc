// Proofs about a member that a change of their profile would end. The profile uses it; the feature that stores
// the proofs declares it.
import type { StudentFacts } from "@shirube/contract/proofs"
import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import type { Config } from "./config.ts"
import type { Jobs } from "./jobs.ts"
import type { Visit } from "./session.ts"
import type { Vault } from "./vault.ts"
import type { OnVerificationEnded } from "./verification-endings.ts"

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
