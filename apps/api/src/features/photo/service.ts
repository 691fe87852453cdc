import { pictureTypes } from "@shirube/contract/files"
import { PHOTO_LIMIT_BYTES } from "@shirube/contract/product"
import type { Tx } from "#api/db/client"
import type { FileId, UserId } from "#api/db/ids"
import { findOwnFile, findUsedFile, findUsedFiles, stopUsing, useFile } from "#api/features/files/service"
import { filePurpose } from "#api/platform/file-purposes"
import type { Platform } from "#api/platform/platform"
import type { Actor } from "#api/platform/session"
import type { Viewing } from "#api/platform/signed-addresses"

type Ground = Pick<Platform, "vault" | "filePurposes" | "jobs">
type Owner = Pick<Actor, "id" | "sessionId">

type Size = "small" | "medium" | "large"
const square = (name: Size, side: number) => ({ name, width: side, height: side })

/** Twice and four times as large as it is shown in a list, and as large as on a profile. */
export const photoPurpose = filePurpose({
  name: "photo",
  mostBytes: PHOTO_LIMIT_BYTES,
  accepts: pictureTypes,
  visibility: "private",
  crops: [square("small", 96), square("medium", 192), square("large", 512)],
})

export const findPhoto = (tx: Tx, ground: Ground, { id, sessionId }: Owner, now: Date) =>
  findUsedFile(tx, ground, id, photoPurpose, { sessionId, now })

/** Where it is shown; null where there is none. */
export async function photoAddress(
  tx: Tx,
  ground: Ground,
  owner: Owner,
  size: Size,
  now: Date,
): Promise<string | null> {
  const photo = await findPhoto(tx, ground, owner, now)
  return photo?.variants.find(({ name }) => name === size)?.address ?? null
}

/** Of those of them who have one. */
export async function photoAddresses(
  tx: Tx,
  ground: Omit<Ground, "jobs">,
  userIds: readonly UserId[],
  size: Size,
  viewing: Viewing,
): Promise<ReadonlyMap<UserId, string>> {
  const photos = await findUsedFiles(tx, ground, userIds, photoPurpose, viewing)
  return new Map(
    photos.flatMap(({ ownerId, variants }) =>
      variants.filter(({ name }) => name === size).map(({ address }) => [ownerId, address] as const),
    ),
  )
}

export async function choosePhoto(tx: Tx, ground: Ground, owner: Owner, fileId: FileId, now: Date) {
  await useFile(tx, ground, owner.id, { purpose: photoPurpose, id: fileId }, now)
  return findOwnFile(tx, ground, owner, fileId, now)
}

export const removePhoto = (tx: Tx, { jobs }: Ground, userId: UserId) =>
  stopUsing(tx, jobs, userId, photoPurpose)
