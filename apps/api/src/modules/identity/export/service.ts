// A member's personal data as a downloadable archive, built by a job from the tables that features declare as personal.

import { Readable } from "node:stream"
import { buffer } from "node:stream/consumers"
import { ARCHIVE_DAYS } from "@shirube/vocabulary/identity/deletion/retention"
import { zipSync } from "fflate"
import type { Tx } from "#api/kernel/db/client"
import { type ExportId, newId, type UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { openRow } from "#api/kernel/features/personal-data"
import { selectRowsOf } from "#api/kernel/features/personal-data/queries"
import { ApiError } from "#api/kernel/http/errors"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import type { Platform } from "#api/kernel/process/platform"
import { fileCipher, newFileKey, resealFileKey, SEALED_TYPE } from "#api/kernel/security/sealed-bytes"
import type { Actor } from "#api/kernel/security/session"
import { createVault, type Vault } from "#api/kernel/security/vault"
import type { StoredFile } from "#api/kernel/storage/file-answer"
import {
  isValidSignature,
  type Signed,
  secondsOf,
  signedQuery,
  type Viewing,
} from "#api/kernel/storage/signed-addresses"
import { filesOf } from "#api/modules/common/media/files/service"
import { lockAccount } from "#api/modules/identity/accounts/service"
import { exportReady } from "./events.ts"
import {
  deleteExport,
  detachExport,
  insertExport,
  keepSealedKey,
  markReady,
  replaceSealedKey,
  selectExport,
  selectExportOf,
  selectOver,
  selectSealedKeys,
} from "./queries.ts"

/** Included in the archive. */
const readMe = `Everything that Shirube holds about you
========================================

Each .json file is one table of our database, with the rows that are about you and no one else. Times are in UTC.
Left out: passwords and other secrets that only a machine reads, and links that are good for minutes.
The folder "files" has the pictures that you have sent us.

しるべが保管しているあなたのデータ
========================================

.jsonファイルは、データベースの表ごとに、あなたに関する行だけを書き出したものです。時刻は協定世界時（UTC）です。
パスワードなど機械だけが読む情報と、数分で無効になるリンクは含まれていません。
「files」フォルダーには、あなたが送った画像が入っています。
`

export const EXPORT_QUEUE = "export-make"
export const ERASE_QUEUE = "export-erase"
const DAY_MS = 86_400_000
const TYPE = "application/zip"
const keyOf = (id: ExportId) => `${id}/archive.zip`

export async function askForExport(tx: Tx, userId: UserId, { jobs }: Pick<Platform, "jobs">, now: Date) {
  // Two requests at once must create one archive.
  await lockAccount(tx, userId)
  if ((await selectExportOf(tx, userId))?.state === "waiting") throw new ApiError("export.underway")
  for (const { id } of await detachExport(tx, userId)) await jobs.enqueue(tx, ERASE_QUEUE, { exportId: id })
  const id = newId<ExportId>()
  await insertExport(tx, { id, userId, askedAt: now })
  await jobs.enqueue(tx, EXPORT_QUEUE, { exportId: id })
}

export async function exportOf(
  tx: Tx,
  { id: userId, sessionId }: Pick<Actor, "id" | "sessionId">,
  { vault }: Pick<Platform, "vault">,
  now: Date,
) {
  const found = await selectExportOf(tx, userId)
  if (!found || isOver(found, now)) return undefined
  const address = found.state === "ready" ? addressOf(vault, found.id, { sessionId, now }) : null
  return { ...found, address }
}

const isOver = ({ expiresAt }: { expiresAt: Date | null }, now: Date) =>
  expiresAt !== null && expiresAt <= now

const SIGNED_SECONDS = 3_600
const subjectOf = (id: ExportId) =>
  ({ purpose: "address of an archive", name: id, whileSuspended: true }) as const

const addressOf = (vault: Vault, id: ExportId, { sessionId, now }: Viewing) =>
  `/api/v1/account/export/${id}/archive?${signedQuery(vault, subjectOf(id), {
    sessionId,
    expires: secondsOf(now) + SIGNED_SECONDS,
  })}`

export async function openExport(
  tx: Tx,
  { id, ...signed }: Signed & { readonly id: ExportId },
  { vault, storage, config }: Pick<Platform, "vault" | "storage" | "config">,
  now: Date,
): Promise<StoredFile> {
  const isOurs = await isValidSignature(tx, { vault, config }, subjectOf(id), signed, now)
  const found = isOurs ? await selectExport(tx, id) : undefined
  const { userId, bytes = null, sealedKey = null } = found ?? {}
  if (!found || !userId || bytes === null || sealedKey === null || isOver(found, now))
    throw new ApiError("export.not_found")
  const key = keyOf(id)
  return {
    name: "shirube.zip",
    contentType: TYPE,
    bytes,
    keep: "never",
    async read() {
      const sealed = await storage.get(key)
      return sealed && Readable.from([fileCipher(vault, id, sealedKey).open(key, await buffer(sealed))])
    },
  }
}

/** Idempotent after any interruption, and notifies once. */
export async function makeExport(parts: JobParts, id: ExportId): Promise<void> {
  const { db, storage, clock, config } = parts
  const requested = await selectExport(db.autocommit, id)
  if (!requested?.userId || requested.state !== "waiting") return
  const now = clock.now()
  const archive = archiveOf(await entriesOf(parts, requested.userId), now)
  const vault = createVault(config.encryptionKeys)
  // Stored before use, so that two concurrent runs encrypt with the same key.
  const sealedKey = await keepSealedKey(db.autocommit, id, newFileKey(vault, id))
  if (sealedKey === undefined) return
  const key = keyOf(id)
  await storage.put(key, fileCipher(vault, id, sealedKey).seal(key, [archive]), SEALED_TYPE)
  const expiresAt = new Date(now.getTime() + ARCHIVE_DAYS * DAY_MS)
  await db.transaction(async (tx) => {
    const userId = await markReady(tx, id, { bytes: archive.byteLength, expiresAt })
    if (userId) await emit(tx, exportReady, { userId, exportId: id })
  })
}

interface ArchiveEntry {
  readonly name: string
  readonly bytes: Uint8Array
}

const archiveOf = (entries: readonly ArchiveEntry[], mtime: Date) =>
  Buffer.from(zipSync(Object.fromEntries(entries.map(({ name, bytes }) => [name, [bytes, { mtime }]]))))

async function entriesOf(parts: JobParts, userId: UserId): Promise<ArchiveEntry[]> {
  const { db, storage, personalTables, config } = parts
  const vault = createVault(config.encryptionKeys)
  const texts = await db.transaction(async (tx) => {
    const entries = []
    for (const table of personalTables) {
      if ("leftOut" in table) continue
      const rows = await selectRowsOf(tx, table, userId)
      const opened = rows.map((row) => openRow(vault, table, row))
      entries.push(jsonOf(table.table, opened))
    }
    return entries
  })
  const pictures: ArchiveEntry[] = []
  for (const { name, key } of await filesOf(db.autocommit, userId)) {
    const content = await storage.get(key)
    if (content) pictures.push({ name: `files/${name}`, bytes: await buffer(content) })
  }
  return [{ name: "README.txt", bytes: Buffer.from(readMe, "utf8") }, ...texts, ...pictures]
}

const jsonOf = (name: string, content: unknown): ArchiveEntry => ({
  name: `${name}.json`,
  bytes: Buffer.from(`${JSON.stringify(content, null, 2)}\n`, "utf8"),
})

/** Erases archives that are expired, without an owner, or from before encryption. */
export async function sweepExports(parts: JobParts): Promise<void> {
  const { db, clock, config } = parts
  for (const { id } of await selectOver(db.autocommit, clock.now())) await eraseExport(parts, id)
  const vault = createVault(config.encryptionKeys)
  for (const { id, sealedKey } of await selectSealedKeys(db.autocommit))
    if (sealedKey !== null && !vault.isFresh(sealedKey) && vault.mayOpen(sealedKey))
      await replaceSealedKey(db.autocommit, id, resealFileKey(vault, id, sealedKey))
}

/** Deletes the file first: while the row exists, a sweep retries. */
export async function eraseExport({ db, storage }: Pick<JobParts, "db" | "storage">, id: ExportId) {
  await storage.deleteFolder(id)
  await deleteExport(db.autocommit, id)
}

export const makeExports = (parts: JobParts): JobDefinition<{ exportId: ExportId }> => ({
  queue: EXPORT_QUEUE,
  run: ({ exportId }) => makeExport(parts, exportId),
})

export const eraseReplaced = (parts: JobParts): JobDefinition<{ exportId: ExportId }> => ({
  queue: ERASE_QUEUE,
  run: ({ exportId }) => eraseExport(parts, exportId),
})

export const sweepOldExports = (parts: JobParts): JobDefinition => ({
  queue: "export-sweep",
  cron: "35 * * * *",
  run: () => sweepExports(parts),
})
