// The slides of a past event: an unchanged PDF, public while the past event is published.
import { PDF_TYPE } from "@shirube/contract/common/media/files"
import { SLIDES_LIMIT_BYTES, SLIDES_PURPOSE } from "@shirube/vocabulary/learning/past-events/choices"
import type { Tx } from "#api/kernel/db/client"
import type { FileId, PastEventId } from "#api/kernel/db/ids"
import { filePurpose } from "#api/kernel/features/file-purposes"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import type { StoredFile } from "#api/kernel/storage/file-answer"
import { documentsOf, openAttachedDocument } from "#api/modules/common/media/attachments/service"
import { selectSlides } from "../queries.ts"

export const slidesPurpose = filePurpose({
  name: SLIDES_PURPOSE,
  mostBytes: SLIDES_LIMIT_BYTES,
  accepts: [PDF_TYPE],
  visibility: "private",
  crops: [],
  outlivesOwner: true,
})

/** Size of the slides, if any. */
export const slidesBytes = async (tx: Tx, id: FileId): Promise<number | undefined> =>
  (await documentsOf(tx, slidesPurpose, [id])).get(id)?.bytes

/** Clients may cache them for a day. */
const KEPT_SECONDS = 86_400

export async function openSlides(
  tx: Tx,
  deps: Pick<Platform, "storage">,
  id: PastEventId,
): Promise<StoredFile> {
  const slidesId = await selectSlides(tx, id)
  if (slidesId === undefined) throw new ApiError("past_event.not_found")
  const wanted = { purpose: slidesPurpose, name: `${id}.pdf`, seconds: KEPT_SECONDS }
  const file = slidesId && (await openAttachedDocument(tx, deps, { ...wanted, id: slidesId }))
  if (!file) throw new ApiError("file.not_found")
  return file
}
