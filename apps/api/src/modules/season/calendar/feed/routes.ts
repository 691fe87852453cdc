import * as contract from "@shirube/contract/season/calendar/feed"
import { done, ok, slice } from "#api/kernel/http/slice"
import { endFeed, feedAddress, ownFeed, renewFeed, seasonFeed } from "./service.ts"

export const feedRoutes = slice(({ implement }) => [
  implement(contract.readSeasonFeed, async ({ tx, platform, params, query, now }) =>
    ok(await seasonFeed(tx, platform, params.class, { language: query.language, now })),
  ),
  implement(contract.getFeed, async ({ tx, platform, user }) =>
    ok({ address: await feedAddress(tx, platform, user.id) }),
  ),
  implement(contract.renewFeed, async ({ tx, platform, user, body, now }) =>
    ok({ address: await renewFeed(tx, platform, user.id, { language: body.language, now }) }),
  ),
  implement(contract.endFeed, async ({ tx, user }) => {
    await endFeed(tx, user.id)
    return done()
  }),
  implement(contract.readOwnFeed, async ({ tx, platform, params, now }) =>
    ok(await ownFeed(tx, platform, params.token, now)),
  ),
])
