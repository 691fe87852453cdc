import * as contract from "@shirube/contract/events/events/organising"
import { ok, slice } from "#api/kernel/http/slice"
import { presentOrganised } from "./present.ts"
import { beginPastEvent, cancelOrganised, organiserDashboardOf } from "./service.ts"

export const organisingRoutes = slice(({ implement }) => [
  implement(contract.getOrganisedEvent, async ({ tx, params, user, now }) =>
    ok(presentOrganised(await organiserDashboardOf(tx, params.id, user, now))),
  ),
  implement(contract.cancelOrganisedEvent, async ({ tx, params, body, user, now }) => {
    const reason = { en: body.reason_en, ja: body.reason_ja }
    return ok(presentOrganised(await cancelOrganised(tx, params.id, { reason, user, now })))
  }),
  implement(contract.beginPastEvent, async ({ tx, params, user, now }) =>
    ok({ past_event_draft_id: await beginPastEvent(tx, params.id, { user, now }) }),
  ),
])
