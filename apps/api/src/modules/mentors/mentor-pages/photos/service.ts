// The photo of the account, for everyone while the page shows it.
import type { Config } from "#api/kernel/config/config"
import type { Tx } from "#api/kernel/db/client"
import type { FileId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import { openPhoto, photoOwner } from "#api/modules/identity/photo/service"
import { findShown } from "../service.ts"

/** Clients may cache it for an hour. */
const PHOTO_SECONDS = 3_600

export async function openMentorPhoto(
  tx: Tx,
  deps: Pick<Platform, "storage">,
  { id, variant }: { readonly id: FileId; readonly variant: string },
  context: { readonly config: Pick<Config, "demo">; readonly now: Date },
) {
  const ownerId = await photoOwner(tx, id)
  const isShown = ownerId && (await findShown(tx, ownerId, context))?.page.isPhotoShown
  const file = isShown ? await openPhoto(tx, deps, { id, variant, seconds: PHOTO_SECONDS }) : undefined
  if (!file) throw new ApiError("file.not_found")
  return file
}
