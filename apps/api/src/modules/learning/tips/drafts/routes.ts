import * as contract from "@shirube/contract/learning/tips/routes"
import { done, ok, slice } from "#api/kernel/http/slice"
import { presentDraft } from "./present.ts"
import { listDrafts, readDraft, removeDraft, withdrawPublished, writeDraft } from "./service.ts"

export const draftRoutes = slice(({ implement }) => [
  implement(contract.listTipDrafts, async ({ tx, user, visit, platform, language }) => {
    const drafts = await listDrafts(tx, { user, visit, platform })
    return ok({ items: drafts.map((draft) => presentDraft(draft, language)) })
  }),
  implement(contract.getTipDraft, async ({ tx, params, user, visit, platform, language }) =>
    ok(presentDraft(await readDraft(tx, params.id, { user, visit, platform }), language)),
  ),
  implement(contract.writeTipDraft, async ({ tx, params, body, user, visit, platform, language }) => {
    const texts = {
      en: { title: body.title_en, who: body.who_en, text: body.text_en },
      ja: { title: body.title_ja, who: body.who_ja, text: body.text_ja },
    }
    const draft = {
      version: body.version,
      topics: body.topics,
      texts,
      pictureId: body.picture_id ?? null,
      filmId: body.film_id ?? null,
      pictureAlt: { en: body.picture_alt_en, ja: body.picture_alt_ja },
    }
    const writing = { user, visit, platform }
    const kept = await writeDraft(tx, params.id, draft, { isSent: body.is_sent }, writing)
    return ok(presentDraft(kept, language))
  }),
  implement(contract.removeTipDraft, async ({ tx, params, user }) => {
    await removeDraft(tx, params.id, user)
    return done()
  }),
  implement(contract.withdrawTip, async ({ tx, params, user, visit, platform, language }) =>
    ok(presentDraft(await withdrawPublished(tx, params.id, { user, visit, platform }), language)),
  ),
])
