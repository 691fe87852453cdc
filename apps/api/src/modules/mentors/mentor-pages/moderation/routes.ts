import * as contract from "@shirube/contract/mentors/mentor-pages/moderation"
import { done, ok, slice } from "#api/kernel/http/slice"
import { presentRemoval } from "./present.ts"
import { appealRemoval, ownRemoval } from "./service.ts"

export const moderationRoutes = slice(({ implement }) => [
  implement(contract.getMentorRemoval, async ({ tx, user, language }) => {
    const own = await ownRemoval(tx, user.id)
    return ok({ removal: own ? presentRemoval(own.removal, own.reason, language) : null })
  }),
  implement(contract.appealMentorRemoval, async ({ tx, user, body, visit, platform }) => {
    await appealRemoval(tx, user.id, body.text, visit, platform)
    return done()
  }),
])
