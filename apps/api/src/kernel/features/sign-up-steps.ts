// The steps of sign-up. A feature declares which of its steps a person has completed, and what ends when they
// change their role, in its own folder; sign-up uses these values and imports no feature.
import { allSignUpPaths, type SignUpPath } from "@shirube/vocabulary/identity/accounts/sign-up-steps"
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

export interface SignUpPart {
  readonly paths: readonly SignUpPath[]
  doneBy(tx: Tx, userId: UserId, now: Date): Promise<readonly SignUpPath[]>
}

/** `load` reads what a person has entered so far, once for all of the steps. */
export function signUpPart<Entered>(
  load: (tx: Tx, userId: UserId, now: Date) => Promise<Entered>,
  isDone: Partial<Readonly<Record<SignUpPath, (entered: Entered) => boolean>>>,
): SignUpPart {
  const paths = allSignUpPaths.filter((path) => path in isDone)
  return {
    paths,
    async doneBy(tx, userId, now) {
      const entered = await load(tx, userId, now)
      return paths.filter((path) => isDone[path]?.(entered))
    },
  }
}

export function gatherSignUpParts(parts: readonly SignUpPart[]): readonly SignUpPart[] {
  for (const path of allSignUpPaths) {
    const declared = parts.filter(({ paths }) => paths.includes(path)).length
    if (declared !== 1) throw new Error(`"${path}" of sign-up is declared by ${declared} features`)
  }
  return parts
}

/** Records that a newcomer agrees to the terms, in the transaction that creates the account. */
export type OnNewcomerAgreed = (tx: Tx, userId: UserId, now: Date) => Promise<void>

interface RoleChange {
  readonly userId: UserId
  /** Before the change. */
  readonly isScreened: boolean
}

/** Ends what a person has proven for their previous role, in the transaction in which they choose another. */
export type OnRoleChanged = (tx: Tx, deps: Deps, change: RoleChange, visit: Visit) => Promise<void>
