// Adds to the history. Saves of one editor within a few minutes are one version.
import type { Tx } from "#api/kernel/db/client"
import { insertVersion, type NewVersion, replaceVersion, selectNewestVersion } from "../history/queries.ts"
import { isSameSitting } from "../policy.ts"
import type { DocumentKey } from "../queries.ts"

/** Returns false if it was added to the newest version, by the same editor a few minutes ago. */
export async function addVersion(tx: Tx, key: DocumentKey, version: NewVersion): Promise<boolean> {
  const newest = await selectNewestVersion(tx, key, version.part)
  const isContinued =
    newest && (version.reason === "saved" || version.reason === "conflict") && isSameSitting(newest, version)
  if (isContinued) await replaceVersion(tx, key, newest.number, version)
  else await insertVersion(tx, key, version)
  return !isContinued
}
