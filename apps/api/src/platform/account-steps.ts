// What makes an account complete, as the features say it.
import { type AccountStepName, accountStepNames } from "@shirube/contract/account"
import type { Tx } from "#api/db/client"
import { gather } from "./gather.ts"
import type { Actor } from "./session.ts"

interface AccountStep {
  readonly isDone: boolean
  /** Where it is done, without a language prefix. */
  readonly path: `/${string}`
}

/** Null where it is not for this person. */
type JudgeStep = (tx: Tx, user: Actor) => Promise<AccountStep | null> | AccountStep | null
export type AccountSteps = Readonly<Record<AccountStepName, JudgeStep>>

export const gatherAccountSteps = (parts: readonly Partial<AccountSteps>[]): AccountSteps =>
  gather(accountStepNames, parts)
