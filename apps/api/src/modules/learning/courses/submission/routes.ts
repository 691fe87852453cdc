import * as contract from "@shirube/contract/learning/courses/drafts"
import { ok, slice } from "#api/kernel/http/slice"
import { presentDraftStatus } from "../drafts/present.ts"
import { submitDraft, withdrawDraft } from "./service.ts"

export const sendingRoutes = slice(({ implement }) => [
  implement(contract.sendCourseDraft, async ({ tx, params, body, user, visit, language }) =>
    ok(presentDraftStatus(await submitDraft(tx, params.id, body.version, { user, visit }), language)),
  ),
  implement(contract.withdrawCourseDraft, async ({ tx, params, user, visit, language }) =>
    ok(presentDraftStatus(await withdrawDraft(tx, params.id, { user, visit }), language)),
  ),
])
