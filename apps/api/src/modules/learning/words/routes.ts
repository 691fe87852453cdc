import * as contract from "@shirube/contract/learning/words/routes"
import { done, ok, slice } from "#api/kernel/http/slice"
import { presentWord } from "./present.ts"
import { importWords, keepWord, recordReview, removeWord, wordsOf } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listWords, async ({ tx, user, query }) => {
    const { items, nextCursor } = await wordsOf(tx, user, query)
    return ok({ items: items.map(presentWord), next_cursor: nextCursor })
  }),
  implement(contract.keepWord, async ({ tx, user, params, now }) => {
    await keepWord(tx, user, params.key, now)
    return done()
  }),
  implement(contract.removeWord, async ({ tx, user, params }) => {
    await removeWord(tx, user, params.key)
    return done()
  }),
  implement(contract.reviewWord, async ({ tx, user, params, body }) => {
    await recordReview(tx, user, params.key, body)
    return done()
  }),
  implement(contract.carryWords, async ({ tx, user, body }) => {
    await importWords(tx, user, body.words)
    return done()
  }),
])
