import * as contract from "@shirube/contract/learning/courses/drafts"
import { done, ok, slice } from "#api/kernel/http/slice"
import { presentDraft, presentDraftStatus, presentDraftSummary } from "./present.ts"
import { listDrafts, readDraft, readSent, removeDraft, saveDraft } from "./service.ts"

export const draftRoutes = slice(({ implement }) => [
  implement(contract.listCourseDrafts, async ({ tx, user, language }) => {
    const drafts = await listDrafts(tx, user)
    return ok({ items: drafts.map((draft) => presentDraftSummary(draft, language)) })
  }),
  implement(contract.getCourseDraft, async ({ tx, params, user, visit, platform, language }) =>
    ok(presentDraft(await readDraft(tx, params.id, { user, visit, platform }), language)),
  ),
  implement(contract.saveCourseDraft, async ({ tx, params, body, user, visit, language }) =>
    ok(presentDraftStatus(await saveDraft(tx, params.id, body, { user, visit }), language)),
  ),
  implement(contract.removeCourseDraft, async ({ tx, params, user }) => {
    await removeDraft(tx, params.id, user)
    return done()
  }),
  implement(contract.readSentCourse, async ({ tx, params, user, visit, platform, language }) =>
    ok(presentDraft(await readSent(tx, params.id, { user, visit, platform }), language)),
  ),
])
