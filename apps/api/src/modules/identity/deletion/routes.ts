import * as contract from "@shirube/contract/identity/deletion/routes"
import { done, ok, slice } from "#api/kernel/http/slice"
import { cancelDeletion, pendingDeletionOf, requestDeletion } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.getAccountDeletion, async ({ tx, user }) => {
    const departure = await pendingDeletionOf(tx, user.id)
    return ok({ leaving: departure ? presentLeaving(departure) : null })
  }),
  implement(
    contract.requestAccountDeletion,
    { transaction: false },
    async ({ db, user, body, visit, platform }) =>
      ok(presentLeaving(await requestDeletion(db, user, body.password, visit, platform))),
  ),
  implement(contract.stay, async ({ tx, user, visit, platform }) => {
    await cancelDeletion(tx, user, visit, platform)
    return done()
  }),
])

const presentLeaving = ({ askedAt, dueAt }: { askedAt: Date; dueAt: Date }) => ({
  asked_at: askedAt.toISOString(),
  due_at: dueAt.toISOString(),
})
