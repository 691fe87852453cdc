import * as contract from "@shirube/contract/common/votes/routes"
import { done, slice } from "#api/kernel/http/slice"
import { voteFor, withdrawVote } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.vote, async ({ tx, params, user, now, platform }) => {
    await voteFor(tx, params, user, now, platform.votedSubjects)
    return done()
  }),
  implement(contract.unvote, async ({ tx, params, user, platform }) => {
    await withdrawVote(tx, params, user, platform.votedSubjects)
    return done()
  }),
])
