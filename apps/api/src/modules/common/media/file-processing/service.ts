// Processing of received files.
import { createHash } from "node:crypto"
import { buffer } from "node:stream/consumers"
import { PDF_TYPE, SERVED_TYPE } from "@shirube/contract/common/media/files"
import type { FileId, UserId } from "#api/kernel/db/ids"
import { emit, event } from "#api/kernel/events/events"
import type { JobParts } from "#api/kernel/jobs/jobs"
import { fileCipher, SEALED_TYPE } from "#api/kernel/security/sealed-bytes"
import { createVault } from "#api/kernel/security/vault"
import { type FileRow, markProcessed, selectFile, setAttempts } from "../files/queries.ts"
import { ORIGINAL, variantKey } from "../files/service.ts"
import type { Outcome, Rendition } from "../pictures/service.ts"

type Parts = Pick<JobParts, "db" | "storage" | "filePurposes" | "config">

/** A picture that crashes the process would do so again: give up after this many attempts. */
const MOST_ATTEMPTS = 3

/** Documents are never opened here; they are stored unchanged. */
const DOCUMENT = { name: "document", width: 0, height: 0 } as const

interface Processed {
  readonly fileId: FileId
  readonly ownerId: UserId
}

/** Ready or refused: the owner's windows refetch it. */
const fileProcessed = event<Processed>("file.processed", {
  changes: ({ fileId }) => [`file:${fileId}`],
  audience: ({ ownerId }) => [ownerId],
})

/** Safe to retry after any interruption. */
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

/** Returns false if another process finished it, or it was removed meanwhile. */
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
  // May belong to a newer version during a rolling restart: leave it to a process that knows the purpose.
  if (!purpose) throw new Error(`unknown file purpose "${file.purpose}"`)
  if (file.attempts >= MOST_ATTEMPTS) return unreadable
  const original = await storage.get(variantKey(file.id, ORIGINAL))
  if (!original) return unreadable
  const sent = await opened(config, file, await buffer(original))
  if (file.contentType === PDF_TYPE) return { kind: "made", renditions: [{ ...DOCUMENT, bytes: sent }] }
  const { makePictures } = await import("../pictures/service.ts")
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

/** Sealed files get no digest: it would reveal that two people have the same file. */
const variantOf = ({ name, width, height, bytes }: Rendition, isSealed: boolean) => ({
  name,
  width,
  height,
  bytes: bytes.byteLength,
  digest: isSealed ? "" : createHash("sha256").update(bytes).digest("base64url"),
})
