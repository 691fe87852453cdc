// The picture of an event: public while a published event shows it; before that, visible to the draft's author
// and the editors.

import { pictureTypes, SERVED_TYPE } from "@shirube/contract/common/media/files"
import {
  EVENT_PICTURE_LIMIT_BYTES,
  EVENT_PICTURE_PURPOSE,
} from "@shirube/vocabulary/events/events/draft-choices"
import type { Tx } from "#api/kernel/db/client"
import type { EventDraftId, FileId, UserId } from "#api/kernel/db/ids"
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
import { isPictureTaken, isShown } from "./queries.ts"

/** Small for cards; large for pages and link previews. */
export const eventPicturePurpose = filePurpose({
  name: EVENT_PICTURE_PURPOSE,
  mostBytes: EVENT_PICTURE_LIMIT_BYTES,
  accepts: pictureTypes,
  visibility: "private",
  crops: [
    { name: "small", width: 640, height: 360 },
    { name: "large", width: 1280, height: 720 },
  ],
})
const LARGEST = "large"

/** Clients may cache it for a day. */
const KEPT_SECONDS = 86_400

export async function openEventPicture(
  tx: Tx,
  deps: Pick<Platform, "storage">,
  { id, variant }: { readonly id: FileId; readonly variant: string },
): Promise<StoredFile> {
  const wanted = { id, variant, purpose: eventPicturePurpose, seconds: KEPT_SECONDS }
  const file = (await isShown(tx, id)) ? await openAttachedFile(tx, deps, wanted) : undefined
  if (!file) throw new ApiError("file.not_found")
  return file
}

/** For an editor who reviews a proposal. */
export const openDraftPicture = (tx: Tx, deps: Pick<Platform, "storage">, id: FileId, variant: string) =>
  openAttachedFile(tx, deps, { id, variant, purpose: eventPicturePurpose, seconds: 0 })

export async function draftPictureFiles(tx: Tx, id: FileId) {
  const variants = (await variantsOf(tx, eventPicturePurpose, [id])).get(id) ?? []
  return variants
    .filter(({ name }) => name === LARGEST)
    .map(({ name, bytes }) => ({ name, contentType: SERVED_TYPE, bytes }))
}

/** Signed URL for the author of the draft. */
export async function draftPicture(
  tx: Tx,
  deps: Pick<Platform, "vault" | "filePurposes">,
  id: FileId | null,
  viewing: Viewing,
) {
  if (id === null) return null
  const address = (await signedVariants(tx, deps, eventPicturePurpose, [id], viewing)).get(id)?.[0]?.address
  return address === undefined ? null : { id, address }
}

interface DraftPictures {
  readonly pictureId: FileId | null
  /** The published picture, which stays until the next publication. */
  readonly shownPicture: FileId | null
}

export async function changePicture(
  tx: Tx,
  { id, before, ownerId }: { id: EventDraftId; before: DraftPictures | undefined; ownerId: UserId },
  pictureId: FileId | null,
  now: Date,
): Promise<void> {
  const old = before?.pictureId ?? null
  if (pictureId === old) return
  if (pictureId !== null && pictureId !== before?.shownPicture) {
    // Attach first: of two drafts saved at once, the second waits for the lock and finds the picture taken.
    const isHeld = await attachFiles(tx, { purpose: eventPicturePurpose, ownerId, ids: [pictureId] }, now)
    if (!isHeld || (await isPictureTaken(tx, pictureId, id))) throw new ApiError("picture.not_there")
  }
  if (old !== before?.shownPicture) await releasePictures(tx, [old])
}

export const releasePictures = (tx: Tx, ids: readonly (FileId | null)[]) =>
  releaseFiles(
    tx,
    eventPicturePurpose,
    ids.flatMap((id) => id ?? []),
  )
