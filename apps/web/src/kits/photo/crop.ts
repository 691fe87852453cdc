// The crop of a picture, in the picture's own pixels, so that it is the same on every screen. The frame is a square;
// for another shape the picture is measured in units of the frame's sides (`framedSize`).

export interface Size {
  readonly width: number
  readonly height: number
}

/** Height of the frame for a width of 1. `portrait`: 3:4, as on a résumé. */
export const shapes = { square: 1, portrait: 4 / 3 } as const
export type Shape = keyof typeof shapes

/** The size of a picture as if its frame were a square. */
export const framedSize = ({ width, height }: Size, shape: Shape): Size => ({
  width,
  height: height / shapes[shape],
})

/** The upper left corner and the side length. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly side: number
}

/** A point on the frame: from 0 to 1, from the left and from the top. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Beyond this a face is only pixels. */
const MOST_ZOOM = 8
/** The zoom allowed for every picture, however small. */
const LEAST_ZOOM = 2
/** The largest size at which a photo is shown. */
const SHARP_SIDE = 512

const CENTRE: Point = { x: 0.5, y: 0.5 }

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)
const shorter = ({ width, height }: Size) => Math.min(width, height)

export const mostZoom = (size: Size) => between(LEAST_ZOOM, shorter(size) / SHARP_SIDE, MOST_ZOOM)
export const zoomOf = (size: Size, { side }: Crop) => shorter(size) / side

/** The largest square, centred. */
export function firstCrop(size: Size): Crop {
  const side = shorter(size)
  return { side, x: (size.width - side) / 2, y: (size.height - side) / 2 }
}

/** Clamps the crop to the picture. */
const within = (size: Size, { x, y, side }: Crop): Crop => ({
  side,
  x: between(0, x, size.width - side),
  y: between(0, y, size.height - side),
})

const sideAt = (size: Size, zoom: number) => shorter(size) / between(1, zoom, mostZoom(size))

/** Zooms while the point under `about` stays in place. */
export function zoomed(size: Size, crop: Crop, zoom: number, about: Point = CENTRE): Crop {
  const side = sideAt(size, zoom)
  const gained = crop.side - side
  return within(size, { side, x: crop.x + about.x * gained, y: crop.y + about.y * gained })
}

/** `by` moves the picture in fractions of the frame, so the crop moves the other way. */
export const moved = (size: Size, crop: Crop, by: Point): Crop =>
  within(size, { ...crop, x: crop.x - by.x * crop.side, y: crop.y - by.y * crop.side })

/** One finger moves, two also zoom: the points under them stay in place. */
export function dragged(size: Size, crop: Crop, from: readonly Point[], to: readonly Point[]): Crop {
  const [was, is] = [middleOf(from), middleOf(to)]
  const nearer = zoomed(size, crop, (zoomOf(size, crop) * spread(to)) / spread(from), was)
  return moved(size, nearer, { x: is.x - was.x, y: is.y - was.y })
}

const middleOf = ([one = CENTRE, other = one]: readonly Point[]): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
})

/** Avoids division by zero when the fingers touch. */
const LEAST_SPREAD = 0.05
const spread = ([one, other]: readonly Point[]) =>
  one && other ? Math.max(Math.hypot(one.x - other.x, one.y - other.y), LEAST_SPREAD) : 1

const percent = (part: number) => `${part * 100}%`

/** CSS that positions the whole picture behind a frame showing the crop. */
export const cropStyle = ({ width, height }: Size, { x, y, side }: Crop) => ({
  width: percent(width / side),
  transform: `translate(${percent(-x / width)}, ${percent(-y / height)})`,
})

const share = (part: number, room: number) => (room > 0 ? Math.round((part / room) * 100) : 50)

/** The position as a percentage of the possible range. */
export const placeOf = ({ width, height }: Size, { x, y, side }: Crop) => ({
  across: share(x, width - side),
  down: share(y, height - side),
})

/** The same crop in a larger or smaller copy. */
export const scaled = ({ x, y, side }: Crop, by: number): Crop => ({ x: x * by, y: y * by, side: side * by })
