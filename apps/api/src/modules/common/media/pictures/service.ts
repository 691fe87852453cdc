// Decodes untrusted pictures within limits and re-encodes them. Only the visible pixels are kept: no location,
// no camera data, nothing appended to the file. Loaded for the first picture, because the library is large.
import type { FileRefusal } from "@shirube/contract/common/media/files"
import sharp from "sharp"
import type { Crop } from "#api/kernel/features/file-purposes"

/** The cameras of current phones make up to 50 million; some to spare. */
const MOST_PIXELS = 64_000_000
/** Some files are small and yet take minutes to decode. */
const MOST_SECONDS = 30
const QUALITY = 82
const WHOLE = { fit: "inside", withoutEnlargement: true } as const

export interface Rendition {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

export type Outcome =
  | { readonly kind: "made"; readonly renditions: readonly Rendition[] }
  | { readonly kind: "refused"; readonly reason: FileRefusal }

// Decoded pictures are large, and none is needed twice.
sharp.cache(false)

export async function makePictures(picture: Uint8Array, crops: readonly Crop[]): Promise<Outcome> {
  try {
    const { width, height } = await sharp(picture, { limitInputPixels: false }).metadata()
    if (width * height > MOST_PIXELS) return { kind: "refused", reason: "file.too_many_pixels" }
    return { kind: "made", renditions: await renditionsOf(picture, crops) }
  } catch {
    // The library only fails because of the picture.
    return { kind: "refused", reason: "file.unreadable" }
  }
}

/** Decoded once, as large as the largest crop needs; the crops are made from that. */
async function renditionsOf(picture: Uint8Array, crops: readonly Crop[]): Promise<Rendition[]> {
  const width = Math.max(...crops.map((crop) => crop.width))
  const height = Math.max(...crops.map((crop) => crop.height))
  const { data, info } = await sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1 })
    .autoOrient()
    .resize(width, height, { fit: "outside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .timeout({ seconds: MOST_SECONDS })
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return Promise.all(
    crops.map(async ({ name, isWhole, ...measures }) => {
      const { data: bytes, info } = await sharp(data, { raw })
        .resize(measures.width, measures.height, isWhole ? WHOLE : { fit: "cover" })
        .webp({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true })
      return { name, width: info.width, height: info.height, bytes }
    }),
  )
}
