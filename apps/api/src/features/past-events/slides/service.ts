// The slides of a past event: an unchanged PDF, public while the past event is published.
import { PDF_TYPE } from "@shirube/contract/files"
import { SLIDES_LIMIT_BYTES, SLIDES_PURPOSE } from "@shirube/contract/past-event-choices"
import type { Tx } from "#api/db/client"
import type { FileId, PastEventId } from "#api/db/ids"
import { documentsOf, openHeldDocument } from "#api/features/files/holding/service"
import { ApiError } from "#api/platform/errors"
import type { StoredFile } from "#api/platform/file-answer"
import { filePurpose } from "#api/platform/file-purposes"
import type { Platform } from "#api/platform/platform"
import { selectSlides } from "./queries.ts"

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
  const file = slidesId && (await openHeldDocument(tx, deps, { ...wanted, id: slidesId }))
  if (!file) throw new ApiError("file.not_found")
  return file
}
