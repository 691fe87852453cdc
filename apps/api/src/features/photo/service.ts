import { pictureTypes } from "@shirube/contract/files"
import { PHOTO_LIMIT_BYTES } from "@shirube/contract/product"
import type { Tx } from "#api/db/client"
import type { FileId, UserId } from "#api/db/ids"
import { findUsedFile, stopUsing, useFile } from "#api/features/files/service"
import { filePurpose } from "#api/platform/file-purposes"
import type { Platform } from "#api/platform/platform"

type Ground = Pick<Platform, "vault" | "filePurposes" | "jobs">

const square = (name: string, side: number) => ({ name, width: side, height: side })

/** Twice and four times as large as it is shown in a list, and as large as on a profile. */
export const photoPurpose = filePurpose({
  name: "photo",
  mostBytes: PHOTO_LIMIT_BYTES,
  accepts: pictureTypes,
  visibility: "private",
  crops: [square("small", 96), square("medium", 192), square("large", 512)],
})

export const findPhoto = (tx: Tx, ground: Ground, userId: UserId, now: Date) =>
  findUsedFile(tx, ground, userId, photoPurpose, now)

export const choosePhoto = (tx: Tx, ground: Ground, userId: UserId, fileId: FileId, now: Date) =>
  useFile(tx, ground, userId, { purpose: photoPurpose, id: fileId }, now)

export const removePhoto = (tx: Tx, { jobs }: Ground, userId: UserId) =>
  stopUsing(tx, jobs, userId, photoPurpose)
