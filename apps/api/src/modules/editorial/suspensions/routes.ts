import * as contract from "@shirube/contract/editorial/suspensions/routes"
import { done, ok, slice } from "#api/kernel/http/slice"
import { presentOwnSuspension, presentSuspension } from "./present.ts"
import { appealTo, lift, listSuspensions, ownSuspension, suspendMember } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.getOwnSuspension, async ({ tx, user, now, language }) => {
    const own = await ownSuspension(tx, user, now)
    return ok({ suspension: own ? presentOwnSuspension(own, language) : null })
  }),
  implement(contract.appeal, async ({ tx, user, body, visit, platform }) => {
    await appealTo(tx, user, body.text, visit, platform)
    return done()
  }),
  implement(contract.listSuspensions, async ({ tx, query, now }) => {
    const { items, nextCursor } = await listSuspensions(tx, query, now)
    return ok({ items: items.map(presentSuspension), next_cursor: nextCursor })
  }),
  implement(contract.suspendMember, async ({ tx, user, params, body, visit, platform }) => {
    const { length, last_day: lastDay, reason, words, hide_posts: hidesPosts = false } = body
    const people = { userId: params.id, editorId: user.id }
    await suspendMember(tx, people, { length, lastDay, reason, words, hidesPosts }, visit, platform)
    return done()
  }),
  implement(contract.liftSuspension, async ({ tx, user, params, visit, platform }) => {
    await lift(tx, params.id, user.id, visit, platform)
    return done()
  }),
])
