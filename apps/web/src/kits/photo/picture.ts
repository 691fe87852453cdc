// A picture on this device: opened, scaled down, and kept for this tab until it is uploaded.
import { draftKey, dropDraft, keepDraft, loadDraft } from "#web/lib/form/draft.ts"
import { type Crop, type Shape, type Size, scaled, shapes } from "./crop.ts"

export interface Picture extends Size {
  /** An object URL. */
  readonly address: string
  readonly image: HTMLImageElement
}

export type Refusal = "tooLarge" | "tooManyPixels" | "notAPicture"

/** Limit for the chosen file; the uploaded crop is much smaller. */
export const MOST_MEGABYTES = 30
const MEGABYTE = 1024 * 1024
/** The upload route's limit, and what a phone can decode. */
const MOST_PIXELS = 64_000_000

/** Twice the largest size at which it is shown. */
const SENT_SIDE = 1024
const SENT_TYPE = "image/jpeg"
const SENT_QUALITY = 0.9
const KEPT_SIDE = 1600

/** The browser applies the EXIF orientation before measuring. */
function load(address: string): Promise<Picture | undefined> {
  return new Promise((resolve) => {
    const image = new Image()
    image.onload = () => {
      const { naturalWidth: width, naturalHeight: height } = image
      resolve(width > 0 && height > 0 ? { address, image, width, height } : undefined)
    }
    image.onerror = () => resolve(undefined)
    image.src = address
  })
}

export async function openPicture(file: Blob): Promise<Picture | Refusal> {
  if (file.size > MOST_MEGABYTES * MEGABYTE) return "tooLarge"
  const address = URL.createObjectURL(file)
  const picture = await load(address)
  const refusal = !picture
    ? "notAPicture"
    : picture.width * picture.height > MOST_PIXELS
      ? "tooManyPixels"
      : undefined
  if (!picture || refusal) URL.revokeObjectURL(address)
  return refusal ?? picture ?? "notAPicture"
}

export const closePicture = ({ address }: Picture) => URL.revokeObjectURL(address)

/** JPEG has no transparency, so the background is white. */
function draw({ image }: Picture, part: Size & Pick<Crop, "x" | "y">, drawn: Size): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement("canvas"), drawn)
  const context = canvas.getContext("2d")
  if (!context) throw new Error("Canvas is not supported")
  context.fillStyle = "#fff"
  context.fillRect(0, 0, drawn.width, drawn.height)
  context.imageSmoothingQuality = "high"
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, drawn.width, drawn.height)
  return canvas
}

/** The crop to upload. */
export function cutOut(picture: Picture, { x, y, side }: Crop, shape: Shape): Promise<Blob> {
  const height = shapes[shape]
  const width = Math.max(1, Math.round(Math.min(side, SENT_SIDE)))
  const part = { x, y: y * height, width: side, height: side * height }
  const canvas = draw(picture, part, { width, height: Math.round(width * height) })
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("Canvas could not be encoded"))),
      SENT_TYPE,
      SENT_QUALITY,
    ),
  )
}

interface ChosenPhoto {
  readonly picture: Picture
  readonly crop: Crop
}

const keyOf = (draft: string) => draftKey("photo", draft)

/** A smaller copy in session storage, so that it survives signing in again. */
export function keepChosen(draft: string, { picture, crop }: ChosenPhoto): void {
  const by = Math.min(1, KEPT_SIDE / Math.max(picture.width, picture.height))
  const drawn = {
    width: Math.max(1, Math.round(picture.width * by)),
    height: Math.max(1, Math.round(picture.height * by)),
  }
  const { width, height } = picture
  const address = draw(picture, { x: 0, y: 0, width, height }, drawn).toDataURL(SENT_TYPE, SENT_QUALITY)
  keepDraft(keyOf(draft), JSON.stringify({ address, crop: scaled(crop, drawn.width / width) }))
}

export const dropChosen = (draft: string) => dropDraft(keyOf(draft))

export async function findChosen(draft: string): Promise<ChosenPhoto | undefined> {
  const { address, crop } = loadDraft(keyOf(draft)) ?? {}
  if (typeof address !== "string" || !address.startsWith(`data:${SENT_TYPE}`)) return undefined
  const picture = await load(address)
  return picture && { picture, crop: crop as Crop }
}
