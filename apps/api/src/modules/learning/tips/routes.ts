import * as contract from "@shirube/contract/learning/tips/routes"
import { ok, shared, slice } from "#api/kernel/http/slice"
import { draftRoutes } from "./drafts/routes.ts"
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
  ...draftRoutes,
])
