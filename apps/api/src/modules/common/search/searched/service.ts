// What readers search for, as the browser reports it (editorial/figures).
import { dayInJapan } from "@shirube/vocabulary/time/days"
import type { Tx } from "#api/kernel/db/client"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { fold } from "#api/kernel/search/tokens"
import type { Vault } from "#api/kernel/security/vault"
import { mayBeCounted } from "../policy.ts"
import { deleteAllSearches, deleteSearchesBefore, selectSearched, upsertSearch } from "./queries.ts"

/** The digest under which the words are counted; undefined if they may say something about a person. */
export async function recordSearch(
  tx: Tx,
  vault: Pick<Vault, "digest">,
  typed: string,
  now: Date,
): Promise<string | undefined> {
  const words = fold(typed)
  if (!mayBeCounted(words)) return undefined
  const digest = vault.digest(words, "searched words")
  await upsertSearch(tx, { digest, words }, dayInJapan(now))
  return digest
}

/** By digest: only what was searched on several days. */
export async function searchedWordsOf(
  tx: Tx,
  digests: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = digests.length === 0 ? [] : await selectSearched(tx, digests)
  return new Map(found.map(({ digest, words }) => [digest, words]))
}

/** For the demo's, when the site moves. */
export const forgetSearches = (tx: Tx) => deleteAllSearches(tx)

const KEPT_MS = 180 * 86_400_000

export const purgeSearches = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "search-purge-words",
  cron: "30 4 * * *",
  run: async () => {
    await deleteSearchesBefore(db.autocommit, dayInJapan(new Date(clock.now().getTime() - KEPT_MS)))
  },
})
