// Pictures in editors' texts. A picture is in use from the first save of a text with it until its document is
// deleted for good.
import { pictureTypes } from "@shirube/contract/common/media/files"
import {
  DOCUMENT_PICTURE_LIMIT_BYTES,
  DOCUMENT_PICTURE_PURPOSE,
} from "@shirube/vocabulary/editorial/writing/pictures"
import type { Tx } from "#api/kernel/db/client"
import type { FileId, UserId } from "#api/kernel/db/ids"
import { filePurpose } from "#api/kernel/features/file-purposes"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import type { StoredFile } from "#api/kernel/storage/file-answer"
import {
  attachFiles,
  openAttachedFile,
  ownAmong,
  releaseFiles,
  variantsOf,
} from "#api/modules/common/media/attachments/service"

export const documentPicturePurpose = filePurpose({
  name: DOCUMENT_PICTURE_PURPOSE,
  mostBytes: DOCUMENT_PICTURE_LIMIT_BYTES,
  accepts: pictureTypes,
  visibility: "private",
  crops: [
    { name: "small", width: 720, height: 1440, isWhole: true },
    { name: "large", width: 1440, height: 2880, isWhole: true },
  ],
  outlivesOwner: true,
})

/** Those of the editor's own; a colleague's are in use already. */
export async function attachPictures(
  tx: Tx,
  ownerId: UserId,
  ids: readonly FileId[],
  now: Date,
): Promise<void> {
  const own = await ownAmong(tx, { purpose: documentPicturePurpose, ownerId, ids })
  if (own.length > 0) await attachFiles(tx, { purpose: documentPicturePurpose, ownerId, ids: own }, now)
}

export const releasePictures = (tx: Tx, ids: readonly FileId[]) =>
  releaseFiles(tx, documentPicturePurpose, ids)

/** The sizes of each picture, smallest first; those that are missing or still being processed are left out. */
export async function picturesOf(tx: Tx, ids: readonly FileId[]) {
  const found = await variantsOf(tx, documentPicturePurpose, ids)
  return new Map(
    [...found].map(([id, variants]) => [
      id,
      variants.map(({ name, width, height }) => ({
        address: `/api/v1/document-pictures/${id}/${name}`,
        width,
        height,
      })),
    ]),
  )
}

/** Its address has a random id, and its content never changes. */
const KEPT_SECONDS = 86_400

export async function openPicture(
  tx: Tx,
  deps: Pick<Platform, "storage">,
  { id, variant }: { readonly id: FileId; readonly variant: string },
): Promise<StoredFile> {
  const wanted = { id, variant, purpose: documentPicturePurpose, seconds: KEPT_SECONDS }
  const file = await openAttachedFile(tx, deps, wanted)
  if (!file) throw new ApiError("file.not_found")
  return file
}
