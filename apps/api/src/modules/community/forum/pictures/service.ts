// Pictures in questions and answers. Each belongs to one post and is served while that post is visible.
import { pictureTypes } from "@shirube/contract/common/media/files"
import {
  MOST_PICTURES,
  PICTURE_LIMIT_BYTES,
  PICTURE_PURPOSE,
  type PostNoun,
  pictureReference,
  referredPicture,
} from "@shirube/vocabulary/community/forum/choices"
import { isUuid } from "@shirube/vocabulary/text/uuid"
import type { Tx } from "#api/kernel/db/client"
import { type FileId, namedId, type UserId } from "#api/kernel/db/ids"
import { filePurpose } from "#api/kernel/features/file-purposes"
import { ApiError } from "#api/kernel/http/errors"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor } from "#api/kernel/security/session"
import type { StoredFile } from "#api/kernel/storage/file-answer"
import { renderMarkdown } from "#api/kernel/text/markdown"
import type { MemberProfile } from "#api/kernel/text/markdown/member"
import {
  attachFiles,
  openAttachedFile,
  ownAmong,
  releaseFiles,
  signedVariants,
  variantsOf,
} from "#api/modules/common/media/attachments/service"
import {
  deleteOrphanedPictures,
  insertPictures,
  isShown,
  markShownPictures,
  type PicturedPost,
  selectPicturesOf,
  selectPlaced,
} from "./queries.ts"

/** The displayed size, and twice that for high-density screens. */
export const picturePurpose = filePurpose({
  name: PICTURE_PURPOSE,
  mostBytes: PICTURE_LIMIT_BYTES,
  accepts: pictureTypes,
  visibility: "private",
  crops: [
    { name: "small", width: 720, height: 800, isWhole: true },
    { name: "large", width: 1440, height: 1600, isWhole: true },
  ],
  outlivesOwner: true,
})

export type PictureAt = MemberProfile["pictureAt"]
export const noPictures: PictureAt = () => undefined

const fileIdOf = (address: string): FileId | undefined => {
  const id = referredPicture(address)
  return id !== undefined && isUuid(id) ? namedId<FileId>(id) : undefined
}

/** Pictures that a text refers to, without duplicates. */
function picturesIn(text: string): FileId[] {
  if (!text.includes(pictureReference(""))) return []
  const found = new Set<FileId>()
  renderMarkdown(text, {
    kind: "member",
    pictureAt: (address) => {
      const id = fileIdOf(address)
      if (id) found.add(id)
      return undefined
    },
  })
  return [...found]
}

interface Variant {
  readonly address: string
  readonly width: number
  readonly height: number
}

const pictureAt =
  (variants: ReadonlyMap<FileId, readonly Variant[]>): PictureAt =>
  (address) => {
    const id = fileIdOf(address)
    return id && variants.get(id)
  }

const addressOf = (id: FileId, variant: string) => `/api/v1/pictures/${id}/${variant}`

/** With their public addresses. */
async function shownPictures(tx: Tx, ids: readonly FileId[]): Promise<PictureAt> {
  const found = await variantsOf(tx, picturePurpose, ids)
  return pictureAt(
    new Map(
      [...found].map(([id, variants]) => [
        id,
        variants.map(({ name, width, height }) => ({ address: addressOf(id, name), width, height })),
      ]),
    ),
  )
}

interface PostRef {
  readonly noun: PostNoun
  readonly thingId: string
}

/** Comments have no pictures. */
const postOf = ({ noun, thingId }: PostRef): PicturedPost | undefined =>
  noun === "comment" ? undefined : { noun, id: thingId }

/** For rendering a text of this post again. */
export async function picturesOf(tx: Tx, { source, ...named }: PostRef & { readonly source: string }) {
  const post = postOf(named)
  if (!post || picturesIn(source).length === 0) return noPictures
  return shownPictures(tx, idsOf(await selectPicturesOf(tx, post)))
}

const idsOf = (found: readonly { readonly id: FileId }[]) => found.map(({ id }) => id)

/**
 * Call before storing a text. Attaches new pictures, which must be the writer's own, to this post. A picture of another
 * post (in quoted text) stays plain text.
 */
export async function placePictures(
  tx: Tx,
  { text, ...named }: PostRef & { readonly text: string },
  writerId: UserId,
  now: Date,
): Promise<PictureAt> {
  const post = postOf(named)
  const ids = post ? picturesIn(text) : []
  if (!post || ids.length === 0) return noPictures
  if (ids.length > MOST_PICTURES) throw new ApiError("picture.too_many")
  const placed = new Set(idsOf(await selectPlaced(tx, ids)))
  const fresh = ids.filter((id) => !placed.has(id))
  if (fresh.length > 0) {
    const areTheirs = await attachFiles(tx, { purpose: picturePurpose, ownerId: writerId, ids: fresh }, now)
    if (!areTheirs || !(await insertPictures(tx, post, fresh))) throw new ApiError("picture.not_there")
  }
  return shownPictures(tx, idsOf(await selectPicturesOf(tx, post)))
}

/** Call after storing a text. Pictures that none of its texts shows are no longer served. */
export async function settlePictures(
  tx: Tx,
  named: PostRef,
  sources: () => Promise<readonly string[]>,
  now: Date,
): Promise<void> {
  const post = postOf(named)
  if (!post || (await selectPicturesOf(tx, post)).length === 0) return
  await markShownPictures(tx, post, (await sources()).flatMap(picturesIn), now)
}

interface Preview {
  readonly writer: Pick<Actor, "id" | "sessionId">
  readonly text: string
  /** The post being edited. */
  readonly post: PicturedPost | undefined
  readonly now: Date
}

/** Pictures for the writer's preview: those of the edited post, and the writer's own that belong to no post. */
export async function previewedPictures(
  tx: Tx,
  deps: Pick<Platform, "vault" | "filePurposes">,
  { writer, text, post, now }: Preview,
): Promise<PictureAt> {
  const ids = picturesIn(text)
  if (ids.length === 0) return noPictures
  const placed = new Set(idsOf(await selectPlaced(tx, ids)))
  const fresh = ids.filter((id) => !placed.has(id))
  const own = await ownAmong(tx, { purpose: picturePurpose, ownerId: writer.id, ids: fresh })
  const viewing = { sessionId: writer.sessionId, now }
  const there = post ? idsOf(await selectPicturesOf(tx, post)).filter((id) => ids.includes(id)) : []
  return pictureAt(await signedVariants(tx, deps, picturePurpose, [...own, ...there], viewing))
}

/** Browsers may cache a picture for a day. */
const KEPT_SECONDS = 86_400

export async function openPicture(
  tx: Tx,
  deps: Pick<Platform, "storage">,
  { id, variant }: { readonly id: FileId; readonly variant: string },
): Promise<StoredFile> {
  const wanted = { id, variant, purpose: picturePurpose, seconds: KEPT_SECONDS }
  const file = (await isShown(tx, id)) ? await openAttachedFile(tx, deps, wanted) : undefined
  if (!file) throw new ApiError("file.not_found")
  return file
}

/** Releases pictures of deleted posts, and those that their post stopped showing long ago. Returns their number. */
export async function releaseOrphanedPictures(
  tx: Tx,
  due: { readonly before: Date; readonly limit: number },
): Promise<number> {
  const ids = await deleteOrphanedPictures(tx, due)
  if (ids.length > 0) await releaseFiles(tx, picturePurpose, ids)
  return ids.length
}

const DAY_MS = 86_400_000
const BATCH = 200

/** Runs a few minutes before the file sweep, which deletes the released files from the store. */
export const releaseUnusedPictures = ({ db, clock, config }: JobParts): JobDefinition => ({
  queue: "forum-let-pictures-go",
  cron: "20 * * * *",
  run: async () => {
    const before = new Date(clock.now().getTime() - config.removedKeptDays * DAY_MS)
    while ((await db.transaction((tx) => releaseOrphanedPictures(tx, { before, limit: BATCH }))) === BATCH);
  },
})
