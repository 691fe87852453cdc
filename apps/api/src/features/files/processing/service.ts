// What becomes of a file once it is there, and at its end.
import { createHash } from "node:crypto"
import { buffer } from "node:stream/consumers"
import { PDF_TYPE, SERVED_TYPE } from "@shirube/contract/files"
import type { FileId } from "#api/db/ids"
import { emit } from "#api/platform/events"
import type { JobParts } from "#api/platform/jobs"
import type { Outcome, Rendition } from "#api/platform/pictures"
import { fileCipher, SEALED_TYPE } from "#api/platform/sealed-bytes"
import { createVault } from "#api/platform/vault"
import { fileProcessed } from "../events.ts"
import {
  deleteErasedBefore,
  type FileRow,
  markErased,
  markProcessed,
  removeAbandoned,
  selectFile,
  selectUnerased,
  setAttempts,
} from "../queries.ts"
import { variantKey } from "../service.ts"

type Parts = Pick<JobParts, "db" | "storage" | "filePurposes" | "config">

export const PROCESS_QUEUE = "files-process"
/** As it was sent: nobody is ever given that, and it goes as soon as it is made into what is served. */
export const ORIGINAL = "original"

/** A picture that ends the process does so again: after so many times it is let be. */
const MOST_ATTEMPTS = 3

/** Nobody here opens a document: it is kept as it is. */
const DOCUMENT = { name: "document", width: 0, height: 0 } as const

/** Done again after any interruption, it comes to the same end. */
export async function processFile(parts: Parts, id: FileId): Promise<void> {
  const { db, storage } = parts
  const file = await selectFile(db.autocommit, id)
  if (!file || file.state === "removed") return storage.deleteFolder(id)
  if (file.state === "processing" && !(await finish(parts, file)) && (await isRemoved(parts, id)))
    return storage.deleteFolder(id)
  await storage.delete(variantKey(id, ORIGINAL))
}

async function isRemoved({ db }: Parts, id: FileId): Promise<boolean> {
  const file = await selectFile(db.autocommit, id)
  return !file || file.state === "removed"
}

/** False where somebody else has finished it, or it was removed, in the meantime. */
async function finish(parts: Parts, { id, ...file }: FileRow): Promise<boolean> {
  const outcome = await outcomeOf(parts, { id, ...file })
  if (outcome.kind === "made") await store(parts, file.sealedKey, id, outcome.renditions)
  return parts.db.transaction(async (tx) => {
    const processed = await markProcessed(tx, id, endingOf(outcome, file.sealedKey !== null))
    if (processed?.ownerId) await emit(tx, fileProcessed, { fileId: id, ownerId: processed.ownerId })
    return processed !== undefined
  })
}

async function outcomeOf({ db, storage, filePurposes, config }: Parts, file: FileRow): Promise<Outcome> {
  const unreadable = { kind: "refused", reason: "file.unreadable" } as const
  const purpose = filePurposes.find(({ name }) => name === file.purpose)
  // Of a newer version, perhaps, while processes are replaced one by one: it is left to those.
  if (!purpose) throw new Error(`nobody here knows files for "${file.purpose}"`)
  if (file.attempts >= MOST_ATTEMPTS) return unreadable
  const original = await storage.get(variantKey(file.id, ORIGINAL))
  if (!original) return unreadable
  const sent = await opened(config, file, await buffer(original))
  if (file.contentType === PDF_TYPE) return { kind: "made", renditions: [{ ...DOCUMENT, bytes: sent }] }
  const { makePictures } = await import("#api/platform/pictures")
  await setAttempts(db.autocommit, file.id, file.attempts + 1)
  const outcome = await makePictures(sent, purpose.crops)
  await setAttempts(db.autocommit, file.id, 0)
  return outcome
}

const opened = async ({ encryptionKeys }: JobParts["config"], { id, sealedKey }: FileRow, stored: Buffer) =>
  sealedKey === null
    ? stored
    : fileCipher(createVault(encryptionKeys), id, sealedKey).open(variantKey(id, ORIGINAL), stored)

async function store(
  { storage, config }: Parts,
  sealedKey: string | null,
  id: FileId,
  renditions: readonly Rendition[],
): Promise<void> {
  const cipher =
    sealedKey === null ? undefined : fileCipher(createVault(config.encryptionKeys), id, sealedKey)
  for (const { name, bytes } of renditions) {
    const key = variantKey(id, name)
    if (cipher) await storage.put(key, cipher.seal(key, [bytes]), SEALED_TYPE)
    else await storage.put(key, [bytes], name === DOCUMENT.name ? PDF_TYPE : SERVED_TYPE)
  }
}

const endingOf = (outcome: Outcome, isSealed: boolean) =>
  outcome.kind === "refused"
    ? ({ state: "refused", refusal: outcome.reason } as const)
    : ({ state: "ready", variants: outcome.renditions.map((made) => variantOf(made, isSealed)) } as const)

/** Of what is sealed nobody shall be able to tell whether they have the same. */
const variantOf = ({ name, width, height, bytes }: Rendition, isSealed: boolean) => ({
  name,
  width,
  height,
  bytes: bytes.byteLength,
  digest: isSealed ? "" : createHash("sha256").update(bytes).digest("base64url"),
})

export async function eraseFile({ db, storage }: Parts, id: FileId, now: Date): Promise<void> {
  await storage.deleteFolder(id)
  await markErased(db.autocommit, id, now)
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const BATCH = 100

/** What was broken off, what nobody has used, and what was left behind by people who are gone. */
export async function sweep(parts: Parts, now: Date): Promise<void> {
  const { autocommit } = parts.db
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const outliving = parts.filePurposes.filter(({ outlivesOwner }) => outlivesOwner).map(({ name }) => name)
  await removeAbandoned(autocommit, outliving, { receiving: ago(HOUR_MS), unused: ago(DAY_MS) })
  for (let isMore = true; isMore; ) {
    const batch = await selectUnerased(autocommit, BATCH)
    for (const { id } of batch) await eraseFile(parts, id, now)
    isMore = batch.length === BATCH
  }
  await deleteErasedBefore(autocommit, ago(DAY_MS))
}
