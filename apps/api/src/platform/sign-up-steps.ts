// The way through sign-up. A feature says which of its steps a person has done, and what ends with another role, by values in its own
// folder; sign-up reads these values and knows no feature.
import { allSignUpPaths, type SignUpPath } from "@shirube/contract/sign-up-steps"
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

export interface SignUpPart {
  readonly paths: readonly SignUpPath[]
  doneBy(tx: Tx, userId: UserId): Promise<readonly SignUpPath[]>
}

/** `told` is what a person has told so far, read once for all of the steps. */
export function signUpPart<Told>(
  tell: (tx: Tx, userId: UserId) => Promise<Told>,
  isDone: Partial<Readonly<Record<SignUpPath, (told: Told) => boolean>>>,
): SignUpPart {
  const paths = allSignUpPaths.filter((path) => path in isDone)
  return {
    paths,
    async doneBy(tx, userId) {
      const told = await tell(tx, userId)
      return paths.filter((path) => isDone[path]?.(told))
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

interface RoleChange {
  readonly userId: UserId
  /** Before the change. */
  readonly isScreened: boolean
}

/** Ends what a person has proven for the role that they had, in the transaction in which they choose another. */
export type OnRoleChanged = (tx: Tx, deps: Deps, change: RoleChange, visit: Visit) => Promise<void>
