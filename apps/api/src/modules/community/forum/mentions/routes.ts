import * as contract from "@shirube/contract/community/forum/mentions"
import { ok, slice } from "#api/kernel/http/slice"
import { presentMentionable } from "./present.ts"
import { suggestPeople } from "./service.ts"

export const mentionRoutes = slice(({ implement }) => [
  implement(contract.suggestPeople, async ({ tx, user, query, now, platform }) => {
    const wanted = { questionId: query.question_id, name: query.name }
    const people = await suggestPeople(tx, wanted, { user, config: platform.config, now })
    return ok({ items: people.map(presentMentionable) })
  }),
])
