import * as contract from "@shirube/contract/community/forum/pictures"
import { ok, slice } from "#api/kernel/http/slice"
import { openPicture } from "./service.ts"

export const pictureRoutes = slice(({ implement }) => [
  implement(contract.readPicture, async ({ tx, params, platform }) =>
    ok(await openPicture(tx, platform, params)),
  ),
])
