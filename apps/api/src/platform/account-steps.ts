// What makes an account complete, as the features say it.
import { type AccountStepName, type AccountStepState, accountStepNames } from "@shirube/contract/account"
import type { Language } from "@shirube/contract/language"
import type { Tx } from "#api/db/client"
import { gather } from "./gather.ts"
import type { Actor } from "./session.ts"

export interface AccountStep {
  readonly state: AccountStepState
  /** Where it is done, or seen, without a language prefix; null where there is nothing to do about it. */
  readonly path: `/${string}` | null
  /** Of the editors, where they returned or declined it. */
  readonly reason?: Readonly<Record<Language, string>> | null
  /** Where it is `ending`. */
  readonly endsAt?: Date
}

/** Null where it is not for this person. */
type JudgeStep = (tx: Tx, user: Actor, now: Date) => Promise<AccountStep | null> | AccountStep | null
export type AccountSteps = Readonly<Record<AccountStepName, JudgeStep>>

export const gatherAccountSteps = (parts: readonly Partial<AccountSteps>[]): AccountSteps =>
  gather(accountStepNames, parts)
