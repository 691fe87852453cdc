import { api } from "#web/lib/api/api.ts"
import { pauseRefetchDuring } from "#web/lib/query/refetch.ts"
import { emptyHere, keptWords } from "./kept.ts"

/** Adds a visitor's words to the account, and deletes them here once they have arrived. Known ones stay as they are. */
export async function carryWords(): Promise<void> {
  const words = keptWords.get()
  if (words.length > 0)
    await pauseRefetchDuring(api("POST /v1/words/carried", { body: { words: [...words] } }))
  emptyHere()
}
