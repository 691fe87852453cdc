import * as contract from "@shirube/contract/events/events/drafts"
import { ok, slice } from "#api/kernel/http/slice"
import { presentStanding } from "../drafts/present.ts"
import { publishDraft, sendDraft, takeBack, unpublishDraft } from "./service.ts"

export const sendingRoutes = slice(({ implement }) => [
  implement(contract.publishEventDraft, async ({ tx, params, body, user, visit, language }) =>
    ok(presentStanding(await publishDraft(tx, params.id, body, { user, visit }), language)),
  ),
  implement(contract.unpublishEventDraft, async ({ tx, params, user, visit, language }) =>
    ok(presentStanding(await unpublishDraft(tx, params.id, { user, visit }), language)),
  ),
  implement(contract.sendEventDraft, async ({ tx, params, body, user, visit, language }) =>
    ok(presentStanding(await sendDraft(tx, params.id, body.version, { user, visit }), language)),
  ),
  implement(contract.takeBackEventDraft, async ({ tx, params, user, visit, language }) =>
    ok(presentStanding(await takeBack(tx, params.id, { user, visit }), language)),
  ),
])
