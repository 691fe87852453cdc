import * as contract from "@shirube/contract/events/events/drafts"
import { ok, slice } from "#api/kernel/http/slice"
import { presentDraftStatus } from "../drafts/present.ts"
import { publishDraft, submitDraft, unpublishDraft, withdrawDraft } from "./service.ts"

export const sendingRoutes = slice(({ implement }) => [
  implement(contract.publishEventDraft, async ({ tx, params, body, user, visit, language }) =>
    ok(presentDraftStatus(await publishDraft(tx, params.id, body, { user, visit }), language)),
  ),
  implement(contract.unpublishEventDraft, async ({ tx, params, user, visit, language }) =>
    ok(presentDraftStatus(await unpublishDraft(tx, params.id, { user, visit }), language)),
  ),
  implement(contract.sendEventDraft, async ({ tx, params, body, user, visit, language }) =>
    ok(presentDraftStatus(await submitDraft(tx, params.id, body.version, { user, visit }), language)),
  ),
  implement(contract.withdrawEventDraft, async ({ tx, params, user, visit, language }) =>
    ok(presentDraftStatus(await withdrawDraft(tx, params.id, { user, visit }), language)),
  ),
])
