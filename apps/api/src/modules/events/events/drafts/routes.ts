import * as contract from "@shirube/contract/events/events/drafts"
import { done, ok, slice } from "#api/kernel/http/slice"
import { presentDraft, presentDraftStatus, presentSummary } from "./present.ts"
import { listDrafts, readDraft, removeDraft, saveDraft } from "./service.ts"

export const draftRoutes = slice(({ implement }) => [
  implement(contract.listEventDrafts, async ({ tx, query, user, language }) => {
    const { items, nextCursor } = await listDrafts(tx, query, user)
    return ok({ items: items.map((draft) => presentSummary(draft, language)), next_cursor: nextCursor })
  }),
  implement(contract.getEventDraft, async ({ tx, params, user, language, platform, now }) =>
    ok(presentDraft(await readDraft(tx, params.id, user, { deps: platform, now }), language)),
  ),
  implement(contract.saveEventDraft, async ({ tx, params, body, user, visit, language }) =>
    ok(presentDraftStatus(await saveDraft(tx, params.id, body, { user, visit }), language)),
  ),
  implement(contract.removeEventDraft, async ({ tx, params, user }) => {
    await removeDraft(tx, params.id, user)
    return done()
  }),
])
