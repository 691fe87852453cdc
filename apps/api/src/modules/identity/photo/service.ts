import { pictureTypes } from "@shirube/contract/common/media/files"
import { PHOTO_LIMIT_BYTES } from "@shirube/vocabulary/product"
import type { Tx } from "#api/kernel/db/client"
import type { FileId, UserId } from "#api/kernel/db/ids"
import { filePurpose } from "#api/kernel/features/file-purposes"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor } from "#api/kernel/security/session"
import type { Viewing } from "#api/kernel/storage/signed-addresses"
import { openAttachedFile } from "#api/modules/common/media/attachments/service"
import {
  fileWithAddresses,
  findOwnFile,
  findUsedFile,
  findUsedFiles,
  stopUsing,
  usedFileId,
  usedFileOwner,
  usedFileRow,
  useFile,
} from "#api/modules/common/media/files/service"
import { emitPersonShownChanged } from "#api/modules/identity/accounts/service"

type Deps = Pick<Platform, "vault" | "filePurposes" | "jobs">
type Owner = Pick<Actor, "id" | "sessionId">

type Size = "small" | "medium" | "large"
const square = (name: Size, side: number) => ({ name, width: side, height: side })

/** Two and four times the size in a list, and the size on a profile. */
export const photoPurpose = filePurpose({
  name: "photo",
  mostBytes: PHOTO_LIMIT_BYTES,
  accepts: pictureTypes,
  visibility: "private",
  crops: [square("small", 96), square("medium", 192), square("large", 512)],
})

export const findPhoto = (tx: Tx, deps: Deps, { id, sessionId }: Owner, now: Date) =>
  findUsedFile(tx, deps, id, photoPurpose, { sessionId, now })

/** The photo's URL; null without a photo. */
export async function photoAddress(
  tx: Tx,
  deps: Deps,
  owner: Owner,
  size: Size,
  now: Date,
): Promise<string | null> {
  const photo = await findPhoto(tx, deps, owner, now)
  return photo?.variants.find(({ name }) => name === size)?.address ?? null
}

/** The same in two steps: the row does not depend on who is looking. */
export const photoRow = (tx: Tx, userId: UserId) => usedFileRow(tx, userId, photoPurpose)

export function photoAddressIn(
  deps: Deps,
  row: Awaited<ReturnType<typeof photoRow>>,
  size: Size,
  viewing: Viewing,
): string | null {
  const photo = row && fileWithAddresses(deps, row, viewing)
  return photo?.variants.find(({ name }) => name === size)?.address ?? null
}

/** Photo URLs of those who have one. */
export async function photoAddresses(
  tx: Tx,
  deps: Omit<Deps, "jobs">,
  userIds: readonly UserId[],
  size: Size,
  viewing: Viewing,
): Promise<ReadonlyMap<UserId, string>> {
  const photos = await findUsedFiles(tx, deps, userIds, photoPurpose, viewing)
  return new Map(
    photos.flatMap(({ ownerId, variants }) =>
      variants.filter(({ name }) => name === size).map(({ address }) => [ownerId, address] as const),
    ),
  )
}

/** For features with rules of their own about who sees it. */
export const photoIdOf = (tx: Tx, userId: UserId) => usedFileId(tx, userId, photoPurpose)

export const photoOwner = (tx: Tx, id: FileId) => usedFileOwner(tx, id, photoPurpose)

/** The caller decides whether it may be seen. */
export const openPhoto = (
  tx: Tx,
  deps: Pick<Platform, "storage">,
  wanted: { readonly id: FileId; readonly variant: string; readonly seconds: number },
) => openAttachedFile(tx, deps, { ...wanted, purpose: photoPurpose })

export async function choosePhoto(tx: Tx, deps: Deps, owner: Owner, fileId: FileId, now: Date) {
  await useFile(tx, deps, owner.id, { purpose: photoPurpose, id: fileId }, now)
  await emitPersonShownChanged(tx, owner.id)
  return findOwnFile(tx, deps, owner, fileId, now)
}

export async function removePhoto(tx: Tx, { jobs }: Deps, userId: UserId): Promise<void> {
  await stopUsing(tx, jobs, userId, photoPurpose)
  await emitPersonShownChanged(tx, userId)
}
