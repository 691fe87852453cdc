import type { VisaPlanRow } from "./queries.ts"

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
