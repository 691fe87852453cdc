import * as contract from "@shirube/contract/learning/courses/drafts"
import { ok, slice } from "#api/kernel/http/slice"
import { presentStanding } from "../drafts/present.ts"
import { sendDraft, takeBack } from "./service.ts"

export const sendingRoutes = slice(({ implement }) => [
  implement(contract.sendCourseDraft, async ({ tx, params, body, user, visit, language }) =>
    ok(presentStanding(await sendDraft(tx, params.id, body.version, { user, visit }), language)),
  ),
  implement(contract.takeBackCourseDraft, async ({ tx, params, user, visit, language }) =>
    ok(presentStanding(await takeBack(tx, params.id, { user, visit }), language)),
  ),
])
