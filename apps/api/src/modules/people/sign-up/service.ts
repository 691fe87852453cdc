// Progress through sign-up.

import type { SignUpPath } from "@shirube/vocabulary/identity/accounts/sign-up-steps"
import { screensOf } from "@shirube/vocabulary/identity/accounts/sign-up-steps"
import type { NewcomerRole, Role } from "@shirube/vocabulary/product"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import type { TodayLookups } from "#api/kernel/features/today"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import type { Visit } from "#api/kernel/security/session"
import { lockAccount, setRegisterStep, setRole } from "#api/modules/identity/accounts/service"
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

type Parts = Pick<Platform, "signUpParts" | "clock">

export async function signUpOf(
  tx: Tx,
  { id, role, registerStep }: Person,
  { signUpParts }: Pick<Parts, "signUpParts">,
  now: Date,
): Promise<SignUpState> {
  const done = new Set<SignUpPath>()
  for (const part of signUpParts) for (const path of await part.doneBy(tx, id, now)) done.add(path)
  return { role, registerStep, steps: stepsOf(role, done) }
}

/** Keeps the answers in case the member switches back; proofs for the other role are dropped. */
export async function chooseRole(
  tx: Tx,
  platform: Parts & Pick<Platform, "vault" | "jobs" | "config" | "onRoleChanged" | "onVerificationEnded">,
  { id }: { id: UserId },
  role: NewcomerRole,
  visit: Visit,
): Promise<SignUpState> {
  const account = await lockAccount(tx, id)
  if (!account || !mayChooseRole(account)) throw new ApiError("sign_up.role_fixed")
  await setRole(tx, id, role)
  if (role !== account.role)
    for (const end of platform.onRoleChanged)
      await end(tx, platform, { userId: id, isScreened: account.isScreened }, visit)
  return settle(tx, { ...account, role }, platform)
}

/**
 * Wraps the saving of a part and updates the next step. A finished account stays finished, even if new required steps are added
 * later.
 */
export async function advance<Saved>(
  tx: Tx,
  parts: Parts,
  { id }: { id: UserId },
  save: () => Promise<Saved>,
): Promise<Saved> {
  // Locked first: of two parts saved concurrently the second sees the first, and they cannot deadlock.
  const account = await lockAccount(tx, id)
  const saved = await save()
  if (account && account.registerStep !== null) await settle(tx, account, parts)
  return saved
}

async function settle(tx: Tx, account: Person, parts: Parts): Promise<SignUpState> {
  const state = await signUpOf(tx, account, parts, parts.clock.now())
  const registerStep = nextStep(state.steps)
  if (registerStep !== account.registerStep) await setRegisterStep(tx, account.id, registerStep)
  return { ...state, registerStep }
}

export const registrationToday: TodayLookups["registration"] = async (tx, { user, platform, now }) => {
  if (user.registerStep === null) return null
  const { steps } = await signUpOf(tx, user, platform, now)
  const required = screensOf(steps).filter(({ isRequired }) => isRequired)
  return {
    done: required.filter(({ isDone }) => isDone).length,
    all: required.length,
    path: nextStep(steps) ?? user.registerStep,
  }
}
