import * as contract from "@shirube/contract/site/personal/routes"
import { readThingNames } from "@shirube/contract/things"
import { ok, slice } from "#api/kernel/http/slice"
import { personalOf } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.getPersonal, async ({ tx, query, user, platform: { personal } }) =>
    ok({ items: await personalOf(tx, user, readThingNames(query.things), personal) }),
  ),
])
