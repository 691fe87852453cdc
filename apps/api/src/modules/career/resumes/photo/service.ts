// One photo for all résumés of a member.
import { buffer } from "node:stream/consumers"
import { pictureTypes } from "@shirube/contract/common/media/files"
import { PHOTO_LIMIT_BYTES } from "@shirube/vocabulary/product"
import sharp from "sharp"
import type { Tx } from "#api/kernel/db/client"
import type { FileId, UserId } from "#api/kernel/db/ids"
import { filePurpose } from "#api/kernel/features/file-purposes"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor } from "#api/kernel/security/session"
import { openAttachedFile } from "#api/modules/common/media/attachments/service"
import {
  findOwnFile,
  findUsedFile,
  stopUsing,
  usedFileId,
  useFile,
} from "#api/modules/common/media/files/service"

type Deps = Pick<Platform, "vault" | "filePurposes" | "jobs">
type Owner = Pick<Actor, "id" | "sessionId">

const PRINTED = "print"
const JPEG_QUALITY = 82

/** 30 by 40 mm at 300 dots per inch. */
export const resumePhotoPurpose = filePurpose({
  name: "resume-photo",
  mostBytes: PHOTO_LIMIT_BYTES,
  accepts: pictureTypes,
  visibility: "private",
  crops: [
    { name: "small", width: 180, height: 240 },
    { name: PRINTED, width: 354, height: 472 },
  ],
})

export const findResumePhoto = (tx: Tx, deps: Deps, { id, sessionId }: Owner, now: Date) =>
  findUsedFile(tx, deps, id, resumePhotoPurpose, { sessionId, now })

export async function chooseResumePhoto(tx: Tx, deps: Deps, owner: Owner, fileId: FileId, now: Date) {
  await useFile(tx, deps, owner.id, { purpose: resumePhotoPurpose, id: fileId }, now)
  return findOwnFile(tx, deps, owner, fileId, now)
}

export const removeResumePhoto = (tx: Tx, { jobs }: Deps, userId: UserId) =>
  stopUsing(tx, jobs, userId, resumePhotoPurpose)

/** As a JPEG, which a PDF contains as it is. Undefined without a photo. */
export async function printedPhoto(
  tx: Tx,
  deps: Pick<Platform, "storage">,
  userId: UserId,
): Promise<Uint8Array | undefined> {
  const id = await usedFileId(tx, userId, resumePhotoPurpose)
  const file =
    id &&
    (await openAttachedFile(tx, deps, { id, purpose: resumePhotoPurpose, variant: PRINTED, seconds: 0 }))
  const picture = await (file || undefined)?.read()
  return (
    picture &&
    sharp(await buffer(picture))
      .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
      .toBuffer()
  )
}
