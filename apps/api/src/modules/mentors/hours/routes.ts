import * as contract from "@shirube/contract/mentors/hours/routes"
import { ok, slice } from "#api/kernel/http/slice"
import { presentHours } from "./present.ts"
import { hoursOf, saveHours } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.getMentorHours, async ({ tx, user, platform }) =>
    ok(presentHours(await hoursOf(tx, user.id), platform.config)),
  ),
  implement(contract.saveMentorHours, async ({ tx, user, body, now, platform }) =>
    ok(presentHours(await saveHours(tx, user.id, body, now), platform.config)),
  ),
])
