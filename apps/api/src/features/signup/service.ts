// Where somebody is on the way through sign-up.
import type { NewcomerRole, Role } from "@shirube/contract/product"
import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import { holdAccount, setRegisterStep, setRole, setScreened } from "#api/features/accounts/service"
import { byOwner } from "#api/features/audit/service"
import { consentsOf } from "#api/features/consents/service"
import { profileOf } from "#api/features/profile/service"
import { withdrawFromReview } from "#api/features/review/service"
import { hasApplied, senpaiReview } from "#api/features/senpai/service"
import { endVerification } from "#api/features/verification/claims/service"
import { dropRequest } from "#api/features/verification/hosts/service"
import { ApiError } from "#api/platform/errors"
import type { Platform } from "#api/platform/platform"
import type { Visit } from "#api/platform/session"
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

/** Answers stay for another change of mind; what was proven for the other role does not. */
export async function chooseRole(
  tx: Tx,
  platform: Pick<Platform, "vault" | "jobs" | "config">,
  { id }: { id: UserId },
  role: NewcomerRole,
  visit: Visit,
): Promise<SignUpState> {
  const account = await holdAccount(tx, id)
  if (!account || !mayChooseRole(account)) throw new ApiError("sign_up.role_fixed")
  await setRole(tx, id, role)
  if (role !== account.role) {
    const { now } = visit
    await endVerification(tx, platform, id, { why: "role_changed", now, by: byOwner(id).by, visit })
    await dropRequest(tx, platform, id)
    await withdrawFromReview(tx, senpaiReview, id)
    if (account.isScreened) await setScreened(tx, id, false)
  }
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
