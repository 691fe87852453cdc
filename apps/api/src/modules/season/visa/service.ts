import type { BodyOf } from "@shirube/contract/route"
import type { putVisaPlan } from "@shirube/contract/season/visa/routes"
import type { Tx } from "#api/kernel/db/client"
import { emit } from "#api/kernel/events/events"
import type { Actor } from "#api/kernel/security/session"
import { visaPlanChanged } from "./events.ts"
import { deletePlan, insertPlan, selectPlan, upsertPlan, type VisaPlanRow } from "./queries.ts"

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
