// The picture of a tip: public while the tip is published; before that, visible to its author and the editors.
import { pictureTypes, SERVED_TYPE } from "@shirube/contract/common/media/files"
import { TIP_PICTURE_LIMIT_BYTES, TIP_PICTURE_PURPOSE } from "@shirube/vocabulary/learning/tips/choices"
import type { Tx } from "#api/kernel/db/client"
import type { FileId, UserId } from "#api/kernel/db/ids"
import { filePurpose } from "#api/kernel/features/file-purposes"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import type { StoredFile } from "#api/kernel/storage/file-answer"
import type { Viewing } from "#api/kernel/storage/signed-addresses"
import {
  attachFiles,
  openAttachedFile,
  releaseFiles,
  signedVariants,
  variantsOf,
} from "#api/modules/common/media/attachments/service"
import { isPictureShown } from "../queries.ts"

/** The width of a phone, and twice that. */
export const tipPicturePurpose = filePurpose({
  name: TIP_PICTURE_PURPOSE,
  mostBytes: TIP_PICTURE_LIMIT_BYTES,
  accepts: pictureTypes,
  visibility: "private",
  crops: [
    { name: "small", width: 720, height: 960, isWhole: true },
    { name: "large", width: 1440, height: 1920, isWhole: true },
  ],
})

const LARGEST = "large"

/** Addresses never expire, because cached pages contain them. */
export async function picturesOf(tx: Tx, ids: readonly FileId[]) {
  const found = await variantsOf(tx, tipPicturePurpose, ids)
  return new Map(
    [...found].map(([id, variants]) => [
      id,
      variants.map(({ name, width, height }) => ({
        address: `/api/v1/tip-pictures/${id}/${name}`,
        width,
        height,
      })),
    ]),
  )
}

/** Clients may cache it for a day. */
const KEPT_SECONDS = 86_400

export async function openTipPicture(
  tx: Tx,
  deps: Pick<Platform, "storage">,
  { id, variant }: { readonly id: FileId; readonly variant: string },
): Promise<StoredFile> {
  const wanted = { id, variant, purpose: tipPicturePurpose, seconds: KEPT_SECONDS }
  const file = (await isPictureShown(tx, id)) ? await openAttachedFile(tx, deps, wanted) : undefined
  if (!file) throw new ApiError("file.not_found")
  return file
}

/** For an editor who reviews the draft. */
export const openDraftPicture = (tx: Tx, deps: Pick<Platform, "storage">, id: FileId, variant: string) =>
  openAttachedFile(tx, deps, { id, variant, purpose: tipPicturePurpose, seconds: 0 })

export async function draftPictureFiles(tx: Tx, id: FileId) {
  const variants = (await variantsOf(tx, tipPicturePurpose, [id])).get(id) ?? []
  return variants
    .filter(({ name }) => name === LARGEST)
    .map(({ name, bytes }) => ({ name, contentType: SERVED_TYPE, bytes }))
}

/** Marks it as used. Throws if it is not the author's or not ready. */
export async function attachPicture(tx: Tx, ownerId: UserId, id: FileId, now: Date): Promise<void> {
  if (!(await attachFiles(tx, { purpose: tipPicturePurpose, ownerId, ids: [id] }, now)))
    throw new ApiError("picture.not_there")
}

export const releasePictures = (tx: Tx, ids: readonly (FileId | null)[]) =>
  releaseFiles(
    tx,
    tipPicturePurpose,
    ids.flatMap((id) => id ?? []),
  )

/** Signed URL for the author of the draft. */
export async function draftPicture(
  tx: Tx,
  deps: Pick<Platform, "vault" | "filePurposes">,
  id: FileId,
  viewing: Viewing,
): Promise<string | undefined> {
  return (await signedVariants(tx, deps, tipPicturePurpose, [id], viewing)).get(id)?.[0]?.address
}
