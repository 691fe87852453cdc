// Which square of a picture is shown. In the picture's own pixels, so that it means the same on every screen.

export interface Size {
  readonly width: number
  readonly height: number
}

/** A part of the picture: its left upper corner, and how long its sides are. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly side: number
}

/** On the frame: from 0 to 1, from the left and from the top. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Nearer than this a face is a field of dots. */
const MOST_ZOOM = 8
/** As far as this one may come near, however small the picture. */
const LEAST_ZOOM = 2
/** As large as the largest place where a photo stands. */
const SHARP_SIDE = 512

const CENTRE: Point = { x: 0.5, y: 0.5 }

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)
const shorter = ({ width, height }: Size) => Math.min(width, height)

export const mostZoom = (size: Size) => between(LEAST_ZOOM, shorter(size) / SHARP_SIDE, MOST_ZOOM)
export const zoomOf = (size: Size, { side }: Crop) => shorter(size) / side

/** All that fits into a square, from the middle. */
export function firstCrop(size: Size): Crop {
  const side = shorter(size)
  return { side, x: (size.width - side) / 2, y: (size.height - side) / 2 }
}

/** Never beyond an edge of the picture. */
const within = (size: Size, { x, y, side }: Crop): Crop => ({
  side,
  x: between(0, x, size.width - side),
  y: between(0, y, size.height - side),
})

const sideAt = (size: Size, zoom: number) => shorter(size) / between(1, zoom, mostZoom(size))

/** Nearer or farther; what is under `about` stays there. */
export function zoomed(size: Size, crop: Crop, zoom: number, about: Point = CENTRE): Crop {
  const side = sideAt(size, zoom)
  const gained = crop.side - side
  return within(size, { side, x: crop.x + about.x * gained, y: crop.y + about.y * gained })
}

/** The picture is moved by parts of the frame: what it shows moves the other way. */
export const moved = (size: Size, crop: Crop, by: Point): Crop =>
  within(size, { ...crop, x: crop.x - by.x * crop.side, y: crop.y - by.y * crop.side })

/** One finger moves, two zoom as well: what was under them stays under them. */
export function dragged(size: Size, crop: Crop, from: readonly Point[], to: readonly Point[]): Crop {
  const [was, is] = [middleOf(from), middleOf(to)]
  const nearer = zoomed(size, crop, (zoomOf(size, crop) * spread(to)) / spread(from), was)
  return moved(size, nearer, { x: is.x - was.x, y: is.y - was.y })
}

const middleOf = ([one = CENTRE, other = one]: readonly Point[]): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
})

/** Fingers that touch are not infinitely near. */
const LEAST_SPREAD = 0.05
const spread = ([one, other]: readonly Point[]) =>
  one && other ? Math.max(Math.hypot(one.x - other.x, one.y - other.y), LEAST_SPREAD) : 1

const percent = (part: number) => `${part * 100}%`

/** How the whole picture lies behind a frame that shows the crop. */
export const lyingBehind = ({ width, height }: Size, { x, y, side }: Crop) => ({
  width: percent(width / side),
  transform: `translate(${percent(-x / width)}, ${percent(-y / height)})`,
})

const share = (part: number, room: number) => (room > 0 ? Math.round((part / room) * 100) : 50)

/** How far it could go to the right and down, and has gone: in hundredths. */
export const placeOf = ({ width, height }: Size, { x, y, side }: Crop) => ({
  across: share(x, width - side),
  down: share(y, height - side),
})

/** The same part of the picture where that is larger or smaller. */
export const scaled = ({ x, y, side }: Crop, by: number): Crop => ({ x: x * by, y: y * by, side: side * by })
