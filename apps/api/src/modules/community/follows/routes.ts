import * as contract from "@shirube/contract/community/follows/routes"
import { done, ok, slice } from "#api/kernel/http/slice"
import { followedTopics, followSubject, unfollowSubject } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listFollowedTopics, async ({ tx, user }) =>
    ok({ items: await followedTopics(tx, user) }),
  ),
  implement(contract.follow, async ({ tx, params, user, now, platform }) => {
    await followSubject(tx, params, user, now, platform.followedSubjects)
    return done()
  }),
  implement(contract.unfollow, async ({ tx, params, user, platform }) => {
    await unfollowSubject(tx, params, user, platform.followedSubjects)
    return done()
  }),
])
