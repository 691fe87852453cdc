// Files attached to another feature's content: that feature decides where they appear, who may see them, and
// when to release them.
import { PDF_TYPE, SERVED_TYPE } from "@shirube/contract/common/media/files"
import type { Tx } from "#api/kernel/db/client"
import type { FileId, UserId } from "#api/kernel/db/ids"
import type { FilePurpose } from "#api/kernel/features/file-purposes"
import type { Platform } from "#api/kernel/process/platform"
import type { StoredFile } from "#api/kernel/storage/file-answer"
import type { Viewing } from "#api/kernel/storage/signed-addresses"
import { markOwnUsed, removeFiles, selectOwnReady, selectReady } from "../files/queries.ts"
import { fileWithAddresses, variantKey } from "../files/service.ts"

export interface Owned {
  readonly purpose: Pick<FilePurpose, "name">
  readonly ownerId: UserId
  readonly ids: readonly FileId[]
}

/** Marks the files as used. Returns false if one is not the owner's or not ready; the caller must then roll back. */
export async function attachFiles(tx: Tx, { purpose, ownerId, ids }: Owned, now: Date): Promise<boolean> {
  const held = await markOwnUsed(tx, ownerId, purpose.name, ids, now)
  return held.length === new Set(ids).size
}

/** Hidden at once, deleted from the store within the hour. */
export const releaseFiles = (tx: Tx, { name }: Pick<FilePurpose, "name">, ids: readonly FileId[]) =>
  removeFiles(tx, name, ids)

/** Variants of each file, smallest first. */
export async function variantsOf(tx: Tx, { name }: FilePurpose, ids: readonly FileId[]) {
  const ready = ids.length === 0 ? [] : await selectReady(tx, name, ids)
  return new Map(ready.map(({ id, variants }) => [id, variants.toSorted((a, b) => a.width - b.width)]))
}

/** Those of the files that are the owner's and ready. */
export const ownAmong = async (tx: Tx, { purpose, ownerId, ids }: Owned): Promise<FileId[]> =>
  ids.length === 0 ? [] : (await selectOwnReady(tx, ownerId, purpose.name, ids)).map(({ id }) => id)

/** Like `variantsOf`, with signed addresses for this session, valid for one to two hours. */
export async function signedVariants(
  tx: Tx,
  deps: Pick<Platform, "vault" | "filePurposes">,
  { name }: FilePurpose,
  ids: readonly FileId[],
  viewing: Viewing,
) {
  const ready = ids.length === 0 ? [] : await selectReady(tx, name, ids)
  return new Map(
    ready.map((file) => [
      file.id,
      (fileWithAddresses(deps, file, viewing)?.variants ?? []).toSorted((a, b) => a.width - b.width),
    ]),
  )
}

interface Wanted {
  readonly id: FileId
  readonly purpose: FilePurpose
  readonly variant: string
  /** How long the client may cache it. */
  readonly seconds: number
}

/** The calling feature checks access. Shared caches must not store it, as it may be taken down. */
export async function openAttachedFile(
  tx: Tx,
  { storage }: Pick<Platform, "storage">,
  { id, purpose, variant: name, seconds }: Wanted,
): Promise<StoredFile | undefined> {
  const [file] = await selectReady(tx, purpose.name, [id])
  const variant = file?.variants.find((each) => each.name === name)
  return (
    variant && {
      name: `${purpose.name}-${name}.webp`,
      contentType: SERVED_TYPE,
      bytes: variant.bytes,
      keep: { isPublic: false, seconds, digest: variant.digest },
      read: (range) => storage.get(variantKey(id, name), range),
    }
  )
}

/** Documents are stored unchanged, in one variant. */
export async function documentsOf(tx: Tx, { name }: FilePurpose, ids: readonly FileId[]) {
  const ready = ids.length === 0 ? [] : await selectReady(tx, name, ids)
  return new Map(
    ready.flatMap(({ id, contentType, variants: [document] }) =>
      contentType === PDF_TYPE && document ? [[id, document] as const] : [],
    ),
  )
}

interface WantedDocument extends Omit<Wanted, "variant"> {
  /** Download name. */
  readonly name: string
}

/** Like `openAttachedFile`, for a document. */
export async function openAttachedDocument(
  tx: Tx,
  { storage }: Pick<Platform, "storage">,
  { id, purpose, name, seconds }: WantedDocument,
): Promise<StoredFile | undefined> {
  const document = (await documentsOf(tx, purpose, [id])).get(id)
  return (
    document && {
      name,
      contentType: PDF_TYPE,
      bytes: document.bytes,
      keep: { isPublic: false, seconds, digest: document.digest },
      read: (range) => storage.get(variantKey(id, document.name), range),
    }
  )
}
