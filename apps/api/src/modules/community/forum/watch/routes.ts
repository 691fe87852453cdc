import * as contract from "@shirube/contract/community/forum/watched-words"
import { created, done, ok, slice } from "#api/kernel/http/slice"
import { presentWord } from "./present.ts"
import { addWord, changeWord, removeWord, watchedWords } from "./service.ts"

export const watchRoutes = slice(({ implement }) => [
  implement(contract.listWatchedWords, async ({ tx }) =>
    ok({ items: (await watchedWords(tx)).map(presentWord) }),
  ),
  implement(contract.addWatchedWord, async ({ tx, user, body, visit, platform }) => {
    const { phrase, note, is_held: isHeld } = body
    return created({ id: await addWord(tx, { phrase, note, isHeld }, { user, visit, platform }) })
  }),
  implement(contract.changeWatchedWord, async ({ tx, user, params, body, visit, platform }) => {
    const { note, is_held: isHeld } = body
    await changeWord(tx, params.id, { note, isHeld }, { user, visit, platform })
    return done()
  }),
  implement(contract.removeWatchedWord, async ({ tx, user, params, visit, platform }) => {
    await removeWord(tx, params.id, { user, visit, platform })
    return done()
  }),
])
