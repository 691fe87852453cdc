import * as contract from "@shirube/contract/votes"
import { done, slice } from "#api/platform/slice"
import { takeVoteBack, voteFor } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.vote, async ({ tx, params, user, now }) => {
    await voteFor(tx, params, user, now)
    return done()
  }),
  implement(contract.unvote, async ({ tx, params, user }) => {
    await takeVoteBack(tx, params, user)
    return done()
  }),
])
