import * as contract from "@shirube/contract/saved"
import { done, ok, slice } from "#api/platform/slice"
import { presentSaved } from "./present.ts"
import { listSaved, saveThing, unsaveThing } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listSaved, async ({ tx, query, user, language, platform: { things } }) => {
    const { items, nextCursor } = await listSaved(tx, query, { user, language, things })
    return ok({ items: items.map((row) => presentSaved(row, language)), next_cursor: nextCursor })
  }),
  implement(contract.save, async ({ tx, params, user, language, now, platform: { things } }) => {
    await saveThing(tx, params, { user, language, things }, now)
    return done()
  }),
  implement(contract.unsave, async ({ tx, params, user }) => {
    await unsaveThing(tx, params, user)
    return done()
  }),
])
