// Where somebody is on the way through sign-up.
import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import { holdAccount, setRegisterStep } from "#api/features/accounts/service"
import { consentsOf } from "#api/features/consents/service"
import { profileOf } from "#api/features/profile/service"
import { nextStep, type Step, stepsOf } from "./policy.ts"

export async function signUpStepsOf(tx: Tx, user: { id: UserId; role: Told["role"] }): Promise<Step[]> {
  const [profile, consents] = [await profileOf(tx, user.id), await consentsOf(tx, user.id)]
  return stepsOf({ role: user.role, profile, consents, hasApplied: false })
}
type Told = Parameters<typeof stepsOf>[0]

/**
 * Around whatever saves a part: it may have been the last one that the sign-up waited for. Whoever has finished once stays
 * finished, whatever is asked of newcomers later.
 */
export async function advance<Saved>(tx: Tx, { id }: { id: UserId }, saving: Promise<Saved>): Promise<Saved> {
  const saved = await saving
  // Of two parts saved at once, the second one sees the first.
  const account = await holdAccount(tx, id)
  if (!account || account.registerStep === null) return saved
  const next = nextStep(await signUpStepsOf(tx, account))
  if (next !== account.registerStep) await setRegisterStep(tx, id, next)
  return saved
}
