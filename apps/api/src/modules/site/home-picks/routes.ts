import * as contract from "@shirube/contract/site/home-picks/routes"
import { shared, slice } from "#api/kernel/http/slice"
import { homePicksFor } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listHomePicks, async ({ tx, platform, language, now }) => {
    const { items, tags } = await homePicksFor(tx, platform, { language, now })
    return shared({ items }, tags)
  }),
])
