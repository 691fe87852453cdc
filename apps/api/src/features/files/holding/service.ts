// Files that stand in something of another feature, several in one: that feature says in what, who may see it, and when it lets go.
import { PDF_TYPE, SERVED_TYPE } from "@shirube/contract/files"
import type { Tx } from "#api/db/client"
import type { FileId, UserId } from "#api/db/ids"
import type { StoredFile } from "#api/platform/file-answer"
import type { FilePurpose } from "#api/platform/file-purposes"
import type { Platform } from "#api/platform/platform"
import type { Viewing } from "#api/platform/signed-addresses"
import { markOwnUsed, removeFiles, selectOwnReady, selectReady } from "../queries.ts"
import { shownFile, variantKey } from "../service.ts"

export interface Owned {
  readonly purpose: FilePurpose
  readonly ownerId: UserId
  readonly ids: readonly FileId[]
}

/** They are in use from now on; false, and for the caller to take back, where one of them is not theirs or not ready. */
export async function holdFiles(tx: Tx, { purpose, ownerId, ids }: Owned, now: Date): Promise<boolean> {
  const held = await markOwnUsed(tx, ownerId, purpose.name, ids, now)
  return held.length === new Set(ids).size
}

/** Out of sight at once, out of the store within the hour. */
export const letGoOfFiles = (tx: Tx, { name }: FilePurpose, ids: readonly FileId[]) =>
  removeFiles(tx, name, ids)

/** What was made of each, the smallest first. */
export async function variantsOf(tx: Tx, { name }: FilePurpose, ids: readonly FileId[]) {
  const ready = ids.length === 0 ? [] : await selectReady(tx, name, ids)
  return new Map(ready.map(({ id, variants }) => [id, variants.toSorted((a, b) => a.width - b.width)]))
}

/** Which of these are theirs, and ready. */
export const ownAmong = async (tx: Tx, { purpose, ownerId, ids }: Owned): Promise<FileId[]> =>
  ids.length === 0 ? [] : (await selectOwnReady(tx, ownerId, purpose.name, ids)).map(({ id }) => id)

/** The same as `variantsOf`, with addresses for the session in which the feature shows them, and for an hour or two. */
export async function signedVariants(
  tx: Tx,
  ground: Pick<Platform, "vault" | "filePurposes">,
  { name }: FilePurpose,
  ids: readonly FileId[],
  viewing: Viewing,
) {
  const ready = ids.length === 0 ? [] : await selectReady(tx, name, ids)
  return new Map(
    ready.map((file) => [
      file.id,
      (shownFile(ground, file, viewing)?.variants ?? []).toSorted((a, b) => a.width - b.width),
    ]),
  )
}

interface Wanted {
  readonly id: FileId
  readonly purpose: FilePurpose
  readonly variant: string
  /** How long whoever has it may keep it. */
  readonly seconds: number
}

/** For whomever the feature shows it to. Caches between here and them keep nothing, as it may be taken down. */
export async function openHeld(
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

/** Each document as it came: there is one of each, in one size. */
export async function documentsOf(tx: Tx, { name }: FilePurpose, ids: readonly FileId[]) {
  const ready = ids.length === 0 ? [] : await selectReady(tx, name, ids)
  return new Map(
    ready.flatMap(({ id, contentType, variants: [document] }) =>
      contentType === PDF_TYPE && document ? [[id, document] as const] : [],
    ),
  )
}

interface WantedDocument extends Omit<Wanted, "variant"> {
  /** Under which it is kept by whoever takes it. */
  readonly name: string
}

/** The same as `openHeld`, of a document. */
export async function openHeldDocument(
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
