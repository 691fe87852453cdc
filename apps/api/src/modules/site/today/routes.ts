import * as contract from "@shirube/contract/site/today/routes"
import { ok, slice } from "#api/kernel/http/slice"
import { todayOf } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.getToday, async ({ tx, user, language, now, platform }) =>
    ok(await todayOf(tx, { user, language, now, platform }, platform.today)),
  ),
])
