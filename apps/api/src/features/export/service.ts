// Everything about somebody, as an archive that they download: made by a job from what the features name as personal.

import { timingSafeEqual } from "node:crypto"
import { buffer } from "node:stream/consumers"
import { ARCHIVE_DAYS } from "@shirube/contract/retention"
import type { Tx } from "#api/db/client"
import { type ExportId, newId, type UserId } from "#api/db/ids"
import { holdAccount } from "#api/features/accounts/service"
import { filesOf } from "#api/features/files/service"
import { ApiError } from "#api/platform/errors"
import { emit } from "#api/platform/events"
import type { StoredFile } from "#api/platform/file-answer"
import type { JobParts } from "#api/platform/jobs"
import { selectRowsOf } from "#api/platform/personal-data/queries"
import type { Platform } from "#api/platform/platform"
import type { Vault } from "#api/platform/vault"
import { type ArchiveEntry, zip } from "#api/platform/zip"
import { exportReady } from "./events.ts"
import { readMe } from "./letters.ts"
import {
  deleteExport,
  insertExport,
  letGo,
  markReady,
  selectExport,
  selectExportOf,
  selectOver,
} from "./queries.ts"

export const EXPORT_QUEUE = "export-make"
const DAY_MS = 86_400_000
const TYPE = "application/zip"
const keyOf = (id: ExportId) => `${id}/archive.zip`

export async function askForExport(tx: Tx, userId: UserId, { jobs }: Pick<Platform, "jobs">, now: Date) {
  // Two presses at once make one archive.
  await holdAccount(tx, userId)
  if ((await selectExportOf(tx, userId))?.state === "waiting") throw new ApiError("export.underway")
  await letGo(tx, userId)
  const id = newId<ExportId>()
  await insertExport(tx, { id, userId, askedAt: now })
  await jobs.enqueue(tx, EXPORT_QUEUE, { exportId: id })
}

export async function exportOf(tx: Tx, userId: UserId, { vault }: Pick<Platform, "vault">, now: Date) {
  const found = await selectExportOf(tx, userId)
  if (!found || isOver(found, now)) return undefined
  return { ...found, address: found.state === "ready" ? addressOf(vault, found.id, now) : null }
}

const isOver = ({ expiresAt }: { expiresAt: Date | null }, now: Date) =>
  expiresAt !== null && expiresAt <= now

const SIGNED_SECONDS = 3_600
const PURPOSE = "address of an archive"
const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000)
const signedText = (id: string, expires: number) => `${id} until ${expires}`

function addressOf(vault: Vault, id: ExportId, now: Date): string {
  const expires = secondsOf(now) + SIGNED_SECONDS
  const signature = vault.digest(signedText(id, expires), PURPOSE)
  return `/api/v1/account/export/${id}/archive?expires=${expires}&signature=${signature}`
}

interface Address {
  readonly id: ExportId
  readonly expires?: string | undefined
  readonly signature?: string | undefined
}

export async function openExport(
  tx: Tx,
  { id, expires = "", signature = "" }: Address,
  { vault, storage }: Pick<Platform, "vault" | "storage">,
  now: Date,
): Promise<StoredFile> {
  const until = /^\d{1,12}$/.test(expires) ? Number(expires) : 0
  const isOurs = vault.digests(signedText(id, until), PURPOSE).some((ours) => isSame(ours, signature))
  const found = isOurs && until > secondsOf(now) ? await selectExport(tx, id) : undefined
  if (!found?.userId || found.bytes === null || isOver(found, now)) throw new ApiError("export.not_found")
  return {
    name: "shirube.zip",
    contentType: TYPE,
    bytes: found.bytes,
    keep: "never",
    read: () => storage.get(keyOf(id)),
  }
}

function isSame(ours: string, given: string): boolean {
  const [a, b] = [Buffer.from(ours), Buffer.from(given)]
  return a.byteLength === b.byteLength && timingSafeEqual(a, b)
}

/** Done again after any interruption, it comes to the same end, and is told once. */
export async function makeExport(parts: JobParts, id: ExportId): Promise<void> {
  const { db, storage, clock } = parts
  const asked = await selectExport(db.autocommit, id)
  if (!asked?.userId || asked.state !== "waiting") return
  const now = clock.now()
  const archive = zip(await entriesOf(parts, asked.userId), now)
  await storage.put(keyOf(id), [archive], TYPE)
  const expiresAt = new Date(now.getTime() + ARCHIVE_DAYS * DAY_MS)
  await db.transaction(async (tx) => {
    const userId = await markReady(tx, id, { bytes: archive.byteLength, expiresAt })
    if (userId) await emit(tx, exportReady, { userId, exportId: id })
  })
}

/** As of one moment, so that its parts fit together. */
async function entriesOf(parts: JobParts, userId: UserId): Promise<ArchiveEntry[]> {
  const { db, storage, personalTables } = parts
  const texts = await db.transaction(async (tx) => {
    const entries = []
    for (const table of personalTables)
      if (!("leftOut" in table)) entries.push(jsonOf(table.table, await selectRowsOf(tx, table, userId)))
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

/** Too old, or nobody's any more. */
export async function sweepExports({ db, storage, clock }: JobParts): Promise<void> {
  for (const { id } of await selectOver(db.autocommit, clock.now())) {
    await storage.deleteFolder(id)
    await deleteExport(db.autocommit, id)
  }
}
