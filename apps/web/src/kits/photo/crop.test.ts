import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  type Crop,
  cropStyle,
  dragged,
  firstCrop,
  framedSize,
  mostZoom,
  moved,
  placeOf,
  type Size,
  scaled,
  zoomed,
  zoomOf,
} from "./crop.ts"

const wide: Size = { width: 4000, height: 3000 }
const tall: Size = { width: 3000, height: 4000 }

/** The point of the picture under a point of the frame. */
const under = ({ x, y, side }: Crop, at: { x: number; y: number }) => ({
  x: x + at.x * side,
  y: y + at.y * side,
})

describe("the crop", () => {
  test("starts centred and as large as possible", () => {
    expect(firstCrop(wide)).toEqual({ x: 500, y: 0, side: 3000 })
    expect(firstCrop(tall)).toEqual({ x: 0, y: 500, side: 3000 })
    expect(firstCrop({ width: 1, height: 1 })).toEqual({ x: 0, y: 0, side: 1 })
  })

  test("follows the finger: moving the picture right shows more of its left", () => {
    expect(moved(wide, firstCrop(wide), { x: 0.1, y: 0 })).toEqual({ x: 200, y: 0, side: 3000 })
    expect(dragged(wide, firstCrop(wide), [{ x: 0.5, y: 0.5 }], [{ x: 0.4, y: 0.5 }]).x).toBeCloseTo(800)
  })

  test("stops at the edges", () => {
    expect(moved(wide, firstCrop(wide), { x: 9, y: 9 })).toEqual({ x: 0, y: 0, side: 3000 })
    expect(moved(wide, firstCrop(wide), { x: -9, y: -9 })).toEqual({ x: 1000, y: 0, side: 3000 })
  })

  test("zooms in around its centre and back out to the start", () => {
    const near = zoomed(wide, firstCrop(wide), 2)
    expect(near).toEqual({ x: 1250, y: 750, side: 1500 })
    expect(zoomed(wide, near, 1)).toEqual(firstCrop(wide))
    expect(zoomed(wide, near, 0)).toEqual(firstCrop(wide))
  })

  test("limits the zoom by resolution, but allows some in a small picture", () => {
    expect(mostZoom(wide)).toBeCloseTo(3000 / 512)
    expect(mostZoom({ width: 20_000, height: 20_000 })).toBe(8)
    expect(mostZoom({ width: 100, height: 300 })).toBe(2)
    expect(zoomOf(wide, zoomed(wide, firstCrop(wide), 99))).toBeCloseTo(mostZoom(wide))
  })

  test("keeps the points under two fingers in place", () => {
    const crop = zoomed(wide, firstCrop(wide), 2)
    const from = [
      { x: 0.4, y: 0.4 },
      { x: 0.6, y: 0.6 },
    ]
    const to = [
      { x: 0.3, y: 0.4 },
      { x: 0.7, y: 0.8 },
    ]
    const after = dragged(wide, crop, from, to)
    expect(zoomOf(wide, after)).toBeCloseTo(4)
    for (const finger of [0, 1] as const) {
      const [was, is] = [
        under(crop, from[finger] ?? { x: 0, y: 0 }),
        under(after, to[finger] ?? { x: 0, y: 0 }),
      ]
      expect(is.x).toBeCloseTo(was.x)
      expect(is.y).toBeCloseTo(was.y)
    }
  })

  test("stays inside the picture whatever the fingers do", () => {
    const length = fc.integer({ min: 1, max: 20_000 })
    const place = fc.double({ min: -3, max: 3, noNaN: true })
    const point = fc.record({ x: place, y: place })
    fc.assert(
      fc.property(
        fc.record({ width: length, height: length }),
        fc.double({ min: 0.01, max: 50, noNaN: true }),
        fc.record({ a: point, b: point, c: point, d: point }),
        (size, zoom, { a, b, c, d }) => {
          const crop = dragged(size, zoomed(size, firstCrop(size), zoom, a), [a, b], [c, d])
          const slack = 1e-6 * Math.max(size.width, size.height)
          expect(crop.x).toBeGreaterThanOrEqual(0)
          expect(crop.y).toBeGreaterThanOrEqual(0)
          expect(crop.side).toBeGreaterThan(0)
          expect(crop.x + crop.side).toBeLessThanOrEqual(size.width + slack)
          expect(crop.y + crop.side).toBeLessThanOrEqual(size.height + slack)
        },
      ),
    )
  })
})

test("positions the whole picture behind the frame", () => {
  expect(cropStyle(wide, { x: 1000, y: 750, side: 1500 })).toEqual({
    width: `${(4000 / 1500) * 100}%`,
    transform: "translate(-25%, -25%)",
  })
})

test("reports its position as a percentage of the possible range", () => {
  expect(placeOf(wide, firstCrop(wide))).toEqual({ across: 50, down: 50 })
  expect(placeOf(wide, { x: 2500, y: 0, side: 1500 })).toEqual({ across: 100, down: 0 })
})

test("scales to a smaller copy of the picture", () => {
  expect(scaled({ x: 1000, y: 750, side: 1500 }, 0.1)).toEqual({ x: 100, y: 75, side: 150 })
})

test("is as wide as a tall picture of 3:4, and as high as a wide one", () => {
  expect(firstCrop(framedSize(tall, "portrait"))).toEqual({ x: 0, y: 0, side: 3000 })
  expect(firstCrop(framedSize(wide, "portrait"))).toEqual({ x: 875, y: 0, side: 2250 })
})
