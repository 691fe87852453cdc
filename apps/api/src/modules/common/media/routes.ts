import * as contract from "@shirube/contract/common/media/routes"
import { ok, slice } from "#api/kernel/http/slice"
import { openMedia, openPoster, showOwnVideo } from "./service.ts"

export const routes = slice(({ implement }) => [
  // Called for every range of a film: one or two statements, which need no transaction.
  implement(contract.readMedia, { transaction: false }, async ({ db, params, platform, now }) =>
    ok(await openMedia(db.autocommit, platform, params, now)),
  ),
  implement(contract.readPoster, { transaction: false }, async ({ db, params, platform }) =>
    ok(await openPoster(db.autocommit, platform, params.id)),
  ),
  implement(contract.getVideo, async ({ tx, user, params, platform, now, language }) =>
    ok(await showOwnVideo(tx, platform, user, params.id, now, language)),
  ),
])
