// API for other features: files are received and processed here; the feature that shows a file marks it as
// used, and as unused when it stops.
import { Readable } from "node:stream"
import { buffer } from "node:stream/consumers"
import { PDF_TYPE, SERVED_TYPE } from "@shirube/contract/common/media/files"
import type { Db, Tx } from "#api/kernel/db/client"
import type { FileId, UserId } from "#api/kernel/db/ids"
import type { FilePurpose } from "#api/kernel/features/file-purposes"
import { ApiError } from "#api/kernel/http/errors"
import type { Jobs } from "#api/kernel/jobs/jobs"
import type { Platform } from "#api/kernel/process/platform"
import { fileCipher, resealFileKey } from "#api/kernel/security/sealed-bytes"
import type { Actor } from "#api/kernel/security/session"
import type { Vault } from "#api/kernel/security/vault"
import type { StoredFile } from "#api/kernel/storage/file-answer"
import {
  isValidSignature,
  type Signed,
  secondsOf,
  signedQuery,
  type Viewing,
} from "#api/kernel/storage/signed-addresses"
import { presentFile } from "../present.ts"
import { lockUploadsOf } from "../receiving/queries.ts"
import {
  type FileRow,
  markUsed,
  removeUsed,
  replaceSealedKey,
  selectFile,
  selectReadyOf,
  selectSealedKeys,
  selectUsed,
  selectUsedBy,
} from "./queries.ts"

type Deps = Pick<Platform, "vault" | "filePurposes">
type Owner = Pick<Actor, "id" | "sessionId">

export const FILE_QUEUE = "files-process"
export const ERASE_QUEUE = "files-erase"
/** The upload itself: never served, and deleted once its variants are made. */
export const ORIGINAL = "original"
export const variantKey = (id: FileId, name: string) => `${id}/${name}`

/** Valid for at least an hour, and equal for all requests within an hour, so that browsers can cache. */
const SIGNED_SECONDS = 3_600
const YEAR_SECONDS = 31_536_000

const isPublic = ({ filePurposes }: Pick<Deps, "filePurposes">, { purpose }: Pick<FileRow, "purpose">) =>
  filePurposes.some(({ name, visibility }) => name === purpose && visibility === "public")

const subjectOf = (id: FileId, variant: string) => ({
  purpose: "address of a file",
  name: `${id}/${variant}`,
})

function addressOf(deps: Deps, file: FileRow, variant: string, { sessionId, now }: Viewing): string {
  const path = `/api/v1/files/${file.id}/${variant}`
  if (isPublic(deps, file)) return path
  const expires = (Math.floor(secondsOf(now) / SIGNED_SECONDS) + 2) * SIGNED_SECONDS
  return `${path}?${signedQuery(deps.vault, subjectOf(file.id, variant), { sessionId, expires })}`
}

type There = FileRow & { readonly state: Exclude<FileRow["state"], "receiving" | "removed"> }
const isThere = (file: FileRow): file is There => file.state !== "receiving" && file.state !== "removed"

/** The owner's view, with addresses valid for a while in this session. Undefined if there is nothing to show. */
export function fileWithAddresses(deps: Deps, file: FileRow, viewing: Viewing) {
  if (!isThere(file)) return undefined
  // A document is served only by the feature that it belongs to.
  const shown = file.sealedKey === null && file.contentType !== PDF_TYPE ? file.variants : []
  const variants = shown.map((variant) => ({
    ...variant,
    address: addressOf(deps, file, variant.name, viewing),
  }))
  return { ...file, variants }
}

/** For other features' responses. */
export const wireFile = presentFile

export async function findOwnFile(tx: Tx, deps: Deps, owner: Owner, id: FileId, now: Date) {
  const file = await selectFile(tx, id)
  const viewing = { sessionId: owner.sessionId, now }
  const shown = file?.ownerId === owner.id ? fileWithAddresses(deps, file, viewing) : undefined
  if (!shown) throw new ApiError("file.not_found")
  return shown
}

interface Address extends Signed {
  readonly id: FileId
  readonly variant: string
}

export async function openFile(
  tx: Tx,
  { storage, ...deps }: Deps & Pick<Platform, "storage" | "config">,
  address: Address,
  now: Date,
): Promise<StoredFile> {
  const file = await selectFile(tx, address.id)
  const shown = file?.contentType === PDF_TYPE ? [] : file?.variants
  const variant = shown?.find(({ name }) => name === address.variant)
  if (!file || !variant || file.ownerId === null || file.state !== "ready" || file.sealedKey !== null)
    throw new ApiError("file.not_found")
  const isForAll = isPublic(deps, file)
  if (!isForAll && !(await isValidSignature(tx, deps, subjectOf(file.id, variant.name), address, now)))
    throw new ApiError("file.not_found")
  return {
    name: `${file.purpose}-${variant.name}.webp`,
    contentType: SERVED_TYPE,
    bytes: variant.bytes,
    // A private file is revalidated on each request, so that the browser's copy is useless after sign-out.
    keep: { isPublic: isForAll, seconds: isForAll ? YEAR_SECONDS : 0, digest: variant.digest },
    read: (range) => storage.get(variantKey(file.id, variant.name), range),
  }
}

interface Sealed {
  readonly id: FileId
  readonly ownerId: UserId
  readonly purpose: FilePurpose
}

/** The variants of a sealed file in use; undefined if there are none. */
async function findSealed(tx: Tx, { id, ownerId, purpose }: Sealed) {
  const file = await selectFile(tx, id)
  if (file?.state !== "ready" || file.ownerId !== ownerId || file.purpose !== purpose.name) return undefined
  const { sealedKey, usedAt, variants } = file
  if (sealedKey === null || usedAt === null) return undefined
  const shown =
    file.contentType === PDF_TYPE
      ? ({ contentType: PDF_TYPE, extension: "pdf" } as const)
      : ({ contentType: SERVED_TYPE, extension: "webp" } as const)
  return { sealedKey, variants, ...shown }
}

/** For an editor; empty if there are none. */
export async function sealedVariants(tx: Tx, which: Sealed) {
  const file = await findSealed(tx, which)
  return file ? file.variants.map(({ name, bytes }) => ({ name, bytes, contentType: file.contentType })) : []
}

/** The calling feature checks access and logs it. */
export async function openSealed(
  tx: Tx,
  { storage, vault }: Pick<Platform, "storage" | "vault">,
  which: Sealed,
  name: string,
): Promise<StoredFile | undefined> {
  const file = await findSealed(tx, which)
  const variant = file?.variants.find((each) => each.name === name)
  if (!file || !variant) return undefined
  const key = variantKey(which.id, name)
  return {
    name: `${which.purpose.name}-${name}.${file.extension}`,
    contentType: file.contentType,
    bytes: variant.bytes,
    keep: "never",
    async read() {
      const sealed = await storage.get(key)
      return (
        sealed && Readable.from([fileCipher(vault, which.id, file.sealedKey).open(key, await buffer(sealed))])
      )
    },
  }
}

/** The row that `fileWithAddresses` shows. */
export const usedFileRow = (tx: Tx, ownerId: UserId, { name }: FilePurpose) => selectUsed(tx, ownerId, name)

/** For purposes with one file per person. */
export const findUsedFile = async (
  tx: Tx,
  deps: Deps,
  ownerId: UserId,
  purpose: FilePurpose,
  viewing: Viewing,
) => {
  const file = await selectUsed(tx, ownerId, purpose.name)
  return file && fileWithAddresses(deps, file, viewing)
}

/** The id only, for features that do not show it. */
export const usedFileId = async (tx: Tx, ownerId: UserId, { name }: FilePurpose) =>
  (await selectUsed(tx, ownerId, name))?.id

/** Null if no one uses it. */
export async function usedFileOwner(tx: Tx, id: FileId, { name }: FilePurpose): Promise<UserId | null> {
  const file = await selectFile(tx, id)
  const isUsed = file?.purpose === name && file.usedAt !== null && isThere(file)
  return isUsed ? file.ownerId : null
}

/** Batch for many people, in one statement. */
export async function findUsedFiles(
  tx: Tx,
  deps: Deps,
  ownerIds: readonly UserId[],
  purpose: FilePurpose,
  viewing: Viewing,
) {
  const found = ownerIds.length === 0 ? [] : await selectUsedBy(tx, ownerIds, purpose.name)
  return found.flatMap((file) => {
    const shown = fileWithAddresses(deps, file, viewing)
    return shown && file.ownerId ? [{ ...shown, ownerId: file.ownerId }] : []
  })
}

/** Replaces and removes the previous file. */
export async function useFile(
  tx: Tx,
  { jobs }: { readonly jobs: Jobs },
  ownerId: UserId,
  { purpose, id }: { purpose: FilePurpose; id: FileId },
  now: Date,
) {
  await lockUploadsOf(tx, "files", ownerId)
  const file = await selectFile(tx, id)
  const isTheirs = file?.ownerId === ownerId && file.purpose === purpose.name
  if (!file || !isTheirs || !isThere(file)) throw new ApiError("file.not_found")
  if (!(await markUsed(tx, file.id, now))) throw new ApiError("file.not_ready")
  await stopUsing(tx, jobs, ownerId, purpose, file.id)
}

export async function stopUsing(
  tx: Tx,
  jobs: Jobs,
  ownerId: UserId,
  purpose: FilePurpose,
  except: FileId | null = null,
): Promise<void> {
  for (const { id } of await removeUsed(tx, ownerId, purpose.name, except))
    await jobs.enqueue(tx, ERASE_QUEUE, { fileId: id })
}

/** Reseals with the current key, so that the previous one can be dropped. */
export async function resealFileKeys(db: Db, vault: Vault): Promise<void> {
  for (const { id, sealedKey } of await selectSealedKeys(db.autocommit)) {
    if (sealedKey === null || vault.isFresh(sealedKey) || !vault.mayOpen(sealedKey)) continue
    await replaceSealedKey(db.autocommit, id, { was: sealedKey, is: resealFileKey(vault, id, sealedKey) })
  }
}

/** A member's own files in their largest variant, without sealed ones, which only their feature opens. */
export const filesOf = async (tx: Tx, ownerId: UserId) =>
  (await selectReadyOf(tx, ownerId)).flatMap(({ id, purpose, contentType, variants }) => {
    const largest = variants.toSorted((a, b) => b.bytes - a.bytes)[0]
    const extension = contentType === PDF_TYPE ? "pdf" : "webp"
    return largest ? [{ name: `${purpose}-${id}.${extension}`, key: variantKey(id, largest.name) }] : []
  })
