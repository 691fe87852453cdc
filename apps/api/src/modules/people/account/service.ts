// The account overview: collects what other features hold about a member into one response.
import { accountStepNames } from "@shirube/contract/people/account/routes"
import type { Tx } from "#api/kernel/db/client"
import type { AccountSteps } from "#api/kernel/features/accounts/steps"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor } from "#api/kernel/security/session"
import { listIdentities } from "#api/modules/identity/identities/service"
import { serviceName } from "#api/modules/identity/providers/service"
import { factorsOf } from "#api/modules/identity/second-factor/service"
import { unreadOf } from "#api/modules/people/notifications/service"
import { savedNumbers } from "#api/modules/people/saved/listing/service"

type Deps = Omit<Platform, "db" | "database">

const FIRST_STEP = "/sign-up/basic-info"

/** The server decides the next sign-up step, so the path comes from it. */
export const registrationStep: AccountSteps["registration"] = (_, { registerStep }) => ({
  state: registerStep === null ? "done" : "open",
  path: (registerStep ?? FIRST_STEP) as `/${string}`,
})

export type Overview = Awaited<ReturnType<typeof overviewOf>>

export async function overviewOf(
  tx: Tx,
  deps: Deps,
  { user, now }: { readonly user: Actor; readonly now: Date },
) {
  const { passkeys } = await factorsOf(tx, user.id)
  const identities = await listIdentities(tx, user, deps)
  return {
    steps: await stepsOf(tx, user, deps.accountSteps, now),
    unread: await unreadOf(tx, user.id),
    saved: await savedNumbers(tx, user),
    signIns: {
      hasPassword: user.hasPassword,
      passkeys,
      hasSecondFactor: user.hasSecondFactor,
      services: identities.map(({ issuer }) => serviceName(issuer, deps)),
    },
  }
}

async function stepsOf(tx: Tx, user: Actor, judges: AccountSteps, now: Date) {
  const steps = []
  for (const name of accountStepNames) {
    const step = await judges[name](tx, user, now)
    if (step) steps.push({ name, ...step })
  }
  return steps
}
