import * as contract from "@shirube/contract/people/saved/routes"
import { ok, slice } from "#api/kernel/http/slice"
import { presentSaved } from "./present.ts"
import { listSaved } from "./service.ts"

export const listingRoutes = slice(({ implement }) => [
  implement(contract.listSaved, async ({ tx, query, user, language, platform: { subjects } }) => {
    const { items, nextCursor } = await listSaved(tx, query, { user, language, subjects })
    return ok({ items: items.map((row) => presentSaved(row, language)), next_cursor: nextCursor })
  }),
])
