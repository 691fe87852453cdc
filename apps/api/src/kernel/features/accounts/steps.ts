// The steps that complete an account, as each feature defines them.
import {
  type AccountStepName,
  type AccountStepState,
  accountStepNames,
} from "@shirube/contract/people/account/routes"
import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import type { Actor } from "../../security/session.ts"
import { gather } from "../gather.ts"

export interface AccountStep {
  readonly state: AccountStepState
  /** The page where it is done or shown, without a language prefix; null if there is nothing to do. */
  readonly path: `/${string}` | null
  /** The editors' reason, if they returned or declined it. */
  readonly reason?: Readonly<Record<Language, string>> | null
  /** With `ending` only. */
  readonly endsAt?: Date
}

/** Null if the step does not apply to this person. */
type JudgeStep = (tx: Tx, user: Actor, now: Date) => Promise<AccountStep | null> | AccountStep | null
export type AccountSteps = Readonly<Record<AccountStepName, JudgeStep>>

export const gatherAccountSteps = (parts: readonly Partial<AccountSteps>[]): AccountSteps =>
  gather(accountStepNames, parts)
