import * as contract from "@shirube/contract/learning/tips/routes"
import { done, ok, shared, slice } from "#api/kernel/http/slice"
import { presentDraft } from "./drafts/present.ts"
import { listDrafts, readDraft, removeDraft, withdrawPublished, writeDraft } from "./drafts/service.ts"
import { TIPS, tipTag } from "./events.ts"
import { openTipPicture } from "./pictures/service.ts"
import { presentSummary, presentTip } from "./present.ts"
import { getTip, listTips, mediaOf, tagsOf } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listTips, async ({ tx, query, language }) => {
    const { items, shown, nextCursor } = await listTips(tx, query, language)
    const body = { items: items.map((row) => presentSummary(row, shown, language)), next_cursor: nextCursor }
    return shared(body, [TIPS, ...tagsOf(items)])
  }),
  implement(contract.getTip, async ({ tx, params, query, language }) => {
    const found = await getTip(tx, params.id, query.topic, language)
    const tags = [TIPS, tipTag(params.id), ...tagsOf([found.tip, ...found.more])]
    return shared(presentTip(found, language), tags)
  }),
  implement(contract.getTipMedia, async ({ tx, params, platform, now }) =>
    ok(await mediaOf(tx, platform, params.id, now)),
  ),
  implement(contract.readTipPicture, async ({ tx, params, platform }) =>
    ok(await openTipPicture(tx, platform, params)),
  ),
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
