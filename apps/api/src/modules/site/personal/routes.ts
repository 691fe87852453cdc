import * as contract from "@shirube/contract/site/personal/routes"
import { readSubjectNames } from "@shirube/contract/subjects"
import { ok, slice } from "#api/kernel/http/slice"
import { personalOf } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.getPersonal, async ({ tx, query, user, platform: { personal } }) =>
    ok({ items: await personalOf(tx, user, readSubjectNames(query.things), personal) }),
  ),
])
