import type { BodyOf } from "@shirube/contract/route"
import type { putVisaPlan } from "@shirube/contract/visa"
import type { Tx } from "#api/db/client"
import { emit } from "#api/platform/events"
import type { Actor } from "#api/platform/session"
import { visaPlanChanged } from "./events.ts"
import { deletePlan, insertPlan, selectPlan, upsertPlan, type VisaPlanRow } from "./queries.ts"

type Said = BodyOf<typeof putVisaPlan>

export const planOf = (tx: Tx, user: Actor) => selectPlan(tx, user.id)

const rowOf = (user: Actor, said: Said, now: Date): VisaPlanRow => ({
  userId: user.id,
  status: said.status,
  graduation: said.graduation ?? null,
  cardExpiresOn: said.card_expires_on ?? null,
  hasOffer: said.has_offer,
  offeredOn: said.offered_on ?? null,
  startsOn: said.starts_on ?? null,
  huntsOn: said.hunts_on,
  changedAt: now,
})

export async function savePlan(tx: Tx, user: Actor, said: Said, now: Date): Promise<void> {
  await upsertPlan(tx, rowOf(user, said, now))
  await emit(tx, visaPlanChanged, { userId: user.id })
}

/** Imports the plan of a visitor's browser after sign-in. A plan in the account wins. */
export async function carryPlan(tx: Tx, user: Actor, said: Said, now: Date): Promise<void> {
  if (await insertPlan(tx, rowOf(user, said, now))) await emit(tx, visaPlanChanged, { userId: user.id })
}

export async function forgetPlan(tx: Tx, user: Actor): Promise<void> {
  await deletePlan(tx, user.id)
  await emit(tx, visaPlanChanged, { userId: user.id })
}
