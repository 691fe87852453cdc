import * as contract from "@shirube/contract/people/blocks/routes"
import { done, ok, slice } from "#api/kernel/http/slice"
import { block, listBlocked, unblock } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listBlocks, async ({ tx, user, query }) => {
    const { items, nextCursor } = await listBlocked(tx, user.id, query)
    return ok({ items: items.map(presentBlocked), next_cursor: nextCursor })
  }),
  implement(contract.block, async ({ tx, user, params, now }) => {
    await block(tx, user.id, params.id, now)
    return done()
  }),
  implement(contract.unblock, async ({ tx, user, params }) => {
    await unblock(tx, user.id, params.id)
    return done()
  }),
])

interface Blocked {
  readonly id: string
  readonly name: string
  readonly seal: string
  readonly blockedAt: Date
}

const presentBlocked = ({ id, name, seal, blockedAt }: Blocked) => ({
  id,
  name,
  seal,
  blocked_at: blockedAt.toISOString(),
})
