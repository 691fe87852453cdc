// Where somebody is on the way through sign-up.
import type { NewcomerRole, Role } from "@shirube/contract/product"
import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import { holdAccount, setRegisterStep, setRole } from "#api/features/accounts/service"
import { consentsOf } from "#api/features/consents/service"
import { profileOf } from "#api/features/profile/service"
import { hasApplied } from "#api/features/senpai/service"
import { ApiError } from "#api/platform/errors"
import { mayChooseRole, nextStep, type Step, stepsOf } from "./policy.ts"

export interface SignUpState {
  readonly role: Role
  readonly registerStep: string | null
  readonly steps: readonly Step[]
}

interface Person {
  readonly id: UserId
  readonly role: Role
  readonly registerStep: string | null
}

export async function signUpOf(tx: Tx, { id, role, registerStep }: Person): Promise<SignUpState> {
  const told = {
    role,
    profile: await profileOf(tx, id),
    consents: await consentsOf(tx, id),
    hasApplied: await hasApplied(tx, id),
  }
  return { role, registerStep, steps: stepsOf(told) }
}

/** What has been told stays: whoever changes their mind twice types nothing again. */
export async function chooseRole(tx: Tx, { id }: { id: UserId }, role: NewcomerRole): Promise<SignUpState> {
  const account = await holdAccount(tx, id)
  if (!account || !mayChooseRole(account)) throw new ApiError("sign_up.role_fixed")
  await setRole(tx, id, role)
  return settle(tx, { ...account, role })
}

/**
 * Around whatever saves a part: it may have been the last one that the sign-up waited for. Whoever has finished once stays
 * finished, whatever is asked of newcomers later.
 */
export async function advance<Saved>(
  tx: Tx,
  { id }: { id: UserId },
  save: () => Promise<Saved>,
): Promise<Saved> {
  // First of all: of two parts saved at once the second one sees the first, and neither waits for what the other holds.
  const account = await holdAccount(tx, id)
  const saved = await save()
  if (account && account.registerStep !== null) await settle(tx, account)
  return saved
}

async function settle(tx: Tx, account: Person): Promise<SignUpState> {
  const state = await signUpOf(tx, account)
  const registerStep = nextStep(state.steps)
  if (registerStep !== account.registerStep) await setRegisterStep(tx, account.id, registerStep)
  return { ...state, registerStep }
}
