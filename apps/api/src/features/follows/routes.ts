import * as contract from "@shirube/contract/follows"
import { done, ok, slice } from "#api/platform/slice"
import { followedQuestions, followedTopics, followThing, unfollowThing } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listFollowedTopics, async ({ tx, user }) =>
    ok({ items: await followedTopics(tx, user) }),
  ),
  implement(contract.listFollowedQuestions, async ({ tx, user, query, language }) =>
    ok(await followedQuestions(tx, user, query, language)),
  ),
  implement(contract.follow, async ({ tx, params, user, now }) => {
    await followThing(tx, params, user, now)
    return done()
  }),
  implement(contract.unfollow, async ({ tx, params, user }) => {
    await unfollowThing(tx, params, user)
    return done()
  }),
])
