// A picture on this device: opened, drawn smaller, and kept for this tab until it is sent.
import { draftKey, dropDraft, keepDraft, loadDraft } from "#web/lib/form/draft.ts"
import { type Crop, type Size, scaled } from "./crop.ts"

export interface Picture extends Size {
  /** Of what the browser has in memory. */
  readonly address: string
  readonly image: HTMLImageElement
}

export type Refusal = "tooLarge" | "tooManyPixels" | "notAPicture"

/** Of what is chosen; what is sent is a fraction of it. */
export const MOST_MEGABYTES = 30
const MEGABYTE = 1024 * 1024
/** What the door for files takes, and a phone can hold. */
const MOST_PIXELS = 64_000_000

/** Twice as large as it is ever shown. */
const SENT_SIDE = 1024
const SENT_TYPE = "image/jpeg"
const SENT_QUALITY = 0.9
const KEPT_SIDE = 1600

/** Upright as its camera held it: the browser turns what it shows, and measures it turned. */
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

/** JPEG knows no transparency: what can be seen through is white. */
function draw({ image }: Picture, part: Size & Pick<Crop, "x" | "y">, drawn: Size): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement("canvas"), drawn)
  const context = canvas.getContext("2d")
  if (!context) throw new Error("this browser draws nothing")
  context.fillStyle = "#fff"
  context.fillRect(0, 0, drawn.width, drawn.height)
  context.imageSmoothingQuality = "high"
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, drawn.width, drawn.height)
  return canvas
}

const square = (side: number): Size => ({ width: side, height: side })

/** What is sent. */
export function cutOut(picture: Picture, { x, y, side }: Crop): Promise<Blob> {
  const sent = square(Math.max(1, Math.round(Math.min(side, SENT_SIDE))))
  const canvas = draw(picture, { x, y, ...square(side) }, sent)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("this browser made no picture"))),
      SENT_TYPE,
      SENT_QUALITY,
    ),
  )
}

interface Chosen {
  readonly picture: Picture
  readonly crop: Crop
}

const keyOf = (userId: string) => draftKey("photo", userId)

/** A copy that this tab has room for: whoever has to sign in again in between finds it here. */
export function keepChosen(userId: string, { picture, crop }: Chosen): void {
  const by = Math.min(1, KEPT_SIDE / Math.max(picture.width, picture.height))
  const drawn = {
    width: Math.max(1, Math.round(picture.width * by)),
    height: Math.max(1, Math.round(picture.height * by)),
  }
  const { width, height } = picture
  const address = draw(picture, { x: 0, y: 0, width, height }, drawn).toDataURL(SENT_TYPE, SENT_QUALITY)
  keepDraft(keyOf(userId), JSON.stringify({ address, crop: scaled(crop, drawn.width / width) }))
}

export const dropChosen = (userId: string) => dropDraft(keyOf(userId))

export async function findChosen(userId: string): Promise<Chosen | undefined> {
  const { address, crop } = loadDraft(keyOf(userId)) ?? {}
  if (typeof address !== "string" || !address.startsWith(`data:${SENT_TYPE}`)) return undefined
  const picture = await load(address)
  return picture && { picture, crop: crop as Crop }
}
