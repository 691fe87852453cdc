import * as contract from "@shirube/contract/site/pages/routes"
import { ok, shared, slice } from "#api/kernel/http/slice"
import { pageTag } from "./events.ts"
import { previewPage, readPage, readVersion } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.getSitePage, async ({ tx, params: { id }, language, platform }) =>
    shared(await readPage(tx, id, language, platform.config), [pageTag(id)]),
  ),
  implement(
    contract.getSitePageVersion,
    async ({ tx, params: { id, version }, language, platform: { config } }) =>
      shared(await readVersion(tx, id, version, { language, helpEmail: config.helpEmail }), [pageTag(id)]),
  ),
  implement(contract.previewSitePage, async ({ tx, params: { id }, query, now, platform }) =>
    ok(
      await previewPage(tx, id, {
        language: query.language,
        now,
        helpEmail: platform.config.helpEmail,
      }),
    ),
  ),
])
