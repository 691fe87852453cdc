import * as contract from "@shirube/contract/identity/sessions/routes"
import { done, ok, slice } from "#api/kernel/http/slice"
import { presentSession } from "./present.ts"
import { endOtherSessions, endOwnSession, listSessions } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listSessions, async ({ tx, user, now, language }) => {
    const active = await listSessions(tx, user, now)
    return ok({ items: active.map((session) => presentSession(session, user.sessionId, language)) })
  }),
  implement(contract.endSession, async ({ tx, user, params, visit, platform }) => {
    await endOwnSession(tx, user, params.id, visit, platform)
    return done()
  }),
  implement(contract.endOtherSessions, async ({ tx, user, visit, platform }) =>
    ok({ ended: await endOtherSessions(tx, user, visit, platform) }),
  ),
])
