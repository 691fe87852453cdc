import * as contract from "@shirube/contract/media"
import { ok, slice } from "#api/platform/slice"
import { openMedia, openPoster, showOwnVideo } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.readMedia, async ({ tx, params, platform, now }) =>
    ok(await openMedia(tx, platform, params, now)),
  ),
  implement(contract.readPoster, async ({ tx, params, platform }) =>
    ok(await openPoster(tx, platform, params.id)),
  ),
  implement(contract.getVideo, async ({ tx, user, params, platform, now, language }) =>
    ok(await showOwnVideo(tx, platform, user, params.id, now, language)),
  ),
])
