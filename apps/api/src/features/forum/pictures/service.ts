// Pictures in questions and answers. Each stands in one post and is served for as long as everybody may read that.
import { pictureTypes } from "@shirube/contract/files"
import {
  MOST_PICTURES,
  PICTURE_LIMIT_BYTES,
  PICTURE_PURPOSE,
  type PostNoun,
  pictureReference,
  referredPicture,
} from "@shirube/contract/forum-choices"
import type { Tx } from "#api/db/client"
import { type FileId, isUuid, namedId, type UserId } from "#api/db/ids"
import {
  holdFiles,
  letGoOfFiles,
  openHeld,
  ownAmong,
  signedVariants,
  variantsOf,
} from "#api/features/files/holding/service"
import { ApiError } from "#api/platform/errors"
import type { StoredFile } from "#api/platform/file-answer"
import { filePurpose } from "#api/platform/file-purposes"
import { renderMarkdown } from "#api/platform/markdown"
import type { MemberProfile } from "#api/platform/markdown/member"
import type { Platform } from "#api/platform/platform"
import type { Actor } from "#api/platform/session"
import {
  deleteLeft,
  insertPictures,
  isShown,
  markStanding,
  type PicturedPost,
  selectPicturesOf,
  selectPlaced,
} from "./queries.ts"

/** As large as a post shows it, and twice as large for screens that draw finer. */
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

/** Those that a text refers to, each once. */
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

/** As everybody sees them. */
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

interface Named {
  readonly noun: PostNoun
  readonly thingId: string
}

/** Of comments there are none: they are a few lines of words. */
const postOf = ({ noun, thingId }: Named): PicturedPost | undefined =>
  noun === "comment" ? undefined : { noun, id: thingId }

/** For whoever renders a text of this post anew. */
export async function picturesOf(tx: Tx, { source, ...named }: Named & { readonly source: string }) {
  const post = postOf(named)
  if (!post || picturesIn(source).length === 0) return noPictures
  return shownPictures(tx, idsOf(await selectPicturesOf(tx, post)))
}

const idsOf = (found: readonly { readonly id: FileId }[]) => found.map(({ id }) => id)

/**
 * Before a text is kept: pictures in it stand in this post from now on, or did before. They must be of whoever writes it. Of one that stands
 * in another post (somebody has quoted it) the words stay.
 */
export async function placePictures(
  tx: Tx,
  { text, ...named }: Named & { readonly text: string },
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
    const areTheirs = await holdFiles(tx, { purpose: picturePurpose, ownerId: writerId, ids: fresh }, now)
    if (!areTheirs || !(await insertPictures(tx, post, fresh))) throw new ApiError("picture.not_there")
  }
  return shownPictures(tx, idsOf(await selectPicturesOf(tx, post)))
}

/** After a text was kept: what none of the post's texts shows any more is served to nobody. */
export async function settlePictures(
  tx: Tx,
  named: Named,
  sources: () => Promise<readonly string[]>,
  now: Date,
): Promise<void> {
  const post = postOf(named)
  if (!post || (await selectPicturesOf(tx, post)).length === 0) return
  await markStanding(tx, post, (await sources()).flatMap(picturesIn), now)
}

interface Preview {
  readonly writer: Pick<Actor, "id" | "sessionId">
  readonly text: string
  /** The post that they are changing. */
  readonly post: PicturedPost | undefined
  readonly now: Date
}

/** As they will be shown once it is posted, for whoever writes it alone: what stands in that post or did, and their own that stand in none. */
export async function previewedPictures(
  tx: Tx,
  ground: Pick<Platform, "vault" | "filePurposes">,
  { writer, text, post, now }: Preview,
): Promise<PictureAt> {
  const ids = picturesIn(text)
  if (ids.length === 0) return noPictures
  const placed = new Set(idsOf(await selectPlaced(tx, ids)))
  const fresh = ids.filter((id) => !placed.has(id))
  const own = await ownAmong(tx, { purpose: picturePurpose, ownerId: writer.id, ids: fresh })
  const viewing = { sessionId: writer.sessionId, now }
  const there = post ? idsOf(await selectPicturesOf(tx, post)).filter((id) => ids.includes(id)) : []
  return pictureAt(await signedVariants(tx, ground, picturePurpose, [...own, ...there], viewing))
}

/** Whoever has seen it may keep it for a day. */
const KEPT_SECONDS = 86_400

export async function openPicture(
  tx: Tx,
  ground: Pick<Platform, "storage">,
  { id, variant }: { readonly id: FileId; readonly variant: string },
): Promise<StoredFile> {
  const wanted = { id, variant, purpose: picturePurpose, seconds: KEPT_SECONDS }
  const file = (await isShown(tx, id)) ? await openHeld(tx, ground, wanted) : undefined
  if (!file) throw new ApiError("file.not_found")
  return file
}

/** Of posts that are gone, and those that were changed without them long ago; answers how many those were. */
export async function letGoOfLeft(
  tx: Tx,
  due: { readonly before: Date; readonly limit: number },
): Promise<number> {
  const ids = await deleteLeft(tx, due)
  if (ids.length > 0) await letGoOfFiles(tx, picturePurpose, ids)
  return ids.length
}
