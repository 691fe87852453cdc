import * as contract from "@shirube/contract/personal"
import { readThingNames } from "@shirube/contract/things"
import { ok, slice } from "#api/platform/slice"
import { personalOf } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.getPersonal, async ({ tx, query, user, platform: { personal } }) =>
    ok({ items: await personalOf(tx, user, readThingNames(query.things), personal) }),
  ),
])
