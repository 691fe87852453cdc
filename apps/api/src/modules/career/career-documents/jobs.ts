import type { Db } from "#api/kernel/db/client"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { createVault, type Vault } from "#api/kernel/security/vault"
import { replaceSealedDocument, selectDocument, selectDocumentsAfter } from "./queries.ts"
import { reseal } from "./sealing/service.ts"
import { replaceSealedVersion, selectVersion, selectVersionsAfter } from "./versions/queries.ts"

const BATCH = 500

/** Re-encrypts with the current key, so that the previous one can be removed. Idempotent. */
export async function resealDocuments({ autocommit: tx }: Pick<Db, "autocommit">, vault: Vault) {
  for await (const key of inBatches<DocumentKey>((after) => selectDocumentsAfter(tx, after, BATCH))) {
    if (vault.isFresh(key.sealedSummary) || !vault.mayOpen(key.sealedSummary)) continue
    const row = await selectDocument(tx, key.userId, key.id)
    if (!row) continue
    await replaceSealedDocument(tx, row, reseal(vault, { userId: row.userId, documentId: row.id }, row))
  }
  for await (const key of inBatches<VersionKey>((after) => selectVersionsAfter(tx, after, BATCH))) {
    if (vault.isFresh(key.sealedSummary) || !vault.mayOpen(key.sealedSummary)) continue
    const row = await selectVersion(tx, key.userId, key.documentId, key.version)
    if (row) await replaceSealedVersion(tx, row, reseal(vault, row, row))
  }
}

type DocumentKey = Awaited<ReturnType<typeof selectDocumentsAfter>>[number]
type VersionKey = Awaited<ReturnType<typeof selectVersionsAfter>>[number]

async function* inBatches<Row>(select: (after: Row | undefined) => Promise<Row[]>) {
  let rows = await select(undefined)
  while (rows.length > 0) {
    yield* rows
    rows = await select(rows.at(-1))
  }
}

/** Has work only after a change of ENCRYPTION_KEY. */
export const resealCareerDocuments = ({ db, config }: JobParts): JobDefinition => ({
  queue: "career-documents-reseal",
  cron: "30 4 * * *",
  run: async () => {
    if (config.encryptionKeys.previous === undefined) return
    await resealDocuments(db, createVault(config.encryptionKeys))
  },
})
