import type { BodyOf } from "@shirube/contract/route"
import type { putVisaPlan } from "@shirube/contract/season/visa/routes"
import { visaDue } from "@shirube/vocabulary/season/visa/due"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { emit, event } from "#api/kernel/events/events"
import type { DueSource } from "#api/kernel/features/due"
import type { Actor } from "#api/kernel/security/session"
import { deletePlan, insertPlan, selectPlan, upsertPlan, type VisaPlanRow } from "./queries.ts"

export const presentPlan = (plan: VisaPlanRow | undefined) =>
  plan
    ? {
        status: plan.status,
        graduation: plan.graduation,
        card_expires_on: plan.cardExpiresOn,
        has_offer: plan.hasOffer,
        offered_on: plan.offeredOn,
        starts_on: plan.startsOn,
        hunts_on: plan.huntsOn,
        changed_at: plan.changedAt.toISOString(),
      }
    : null

/** Refreshes the member's own tabs; the event itself carries no details. */
const visaPlanChanged = event<{ readonly userId: UserId }>("visa.plan_changed", {
  changes: () => ["visa-plan", "due"],
  audience: ({ userId }) => [userId],
})

type PlanInput = BodyOf<typeof putVisaPlan>

export const planOf = (tx: Tx, user: Actor) => selectPlan(tx, user.id)

const rowOf = (user: Actor, input: PlanInput, now: Date): VisaPlanRow => ({
  userId: user.id,
  status: input.status,
  graduation: input.graduation ?? null,
  cardExpiresOn: input.card_expires_on ?? null,
  hasOffer: input.has_offer,
  offeredOn: input.offered_on ?? null,
  startsOn: input.starts_on ?? null,
  huntsOn: input.hunts_on,
  changedAt: now,
})

export async function savePlan(tx: Tx, user: Actor, input: PlanInput, now: Date): Promise<void> {
  await upsertPlan(tx, rowOf(user, input, now))
  await emit(tx, visaPlanChanged, { userId: user.id })
}

/** Imports the plan of a visitor's browser after sign-in. A plan in the account wins. */
export async function importPlan(tx: Tx, user: Actor, input: PlanInput, now: Date): Promise<void> {
  if (await insertPlan(tx, rowOf(user, input, now))) await emit(tx, visaPlanChanged, { userId: user.id })
}

export async function removePlan(tx: Tx, user: Actor): Promise<void> {
  await deletePlan(tx, user.id)
  await emit(tx, visaPlanChanged, { userId: user.id })
}

/** The dated steps of a member's visa timeline. */
export const dueVisaSteps: DueSource = async (tx, { userId, from, until, now }) => {
  const plan = await selectPlan(tx, userId)
  if (!plan) return []
  return visaDue(plan, dayInJapan(now))
    .map(({ startsOn, endsOn, source: { title, url, checkedOn }, ...step }) => ({
      ...step,
      note: null,
      starts_on: startsOn,
      ends_on: endsOn,
      starts_at: null,
      source: { title, url, checked_on: checkedOn },
    }))
    .filter(({ starts_on, ends_on }) => starts_on <= until && (ends_on ?? starts_on) >= from)
}
