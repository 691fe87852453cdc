// Pictures made from the patterns, as SVG text: pages embed it, Open Graph pictures write it to a file.
// Everything here is a pure function of its arguments; the same seed always draws the same picture.
import { type CoverShape, coverSizes, dice, type Wagara } from "./wagara.ts"

type Shape = {
  readonly tag: "circle" | "g" | "path" | "pattern" | "rect" | "use"
  readonly attributes: Readonly<Record<string, string | number>>
  readonly children?: readonly Shape[]
}

/** Colours by role: CSS variables on a page, plain values in a picture file. */
export type Pigments = Readonly<Record<"ground" | "line" | "tint" | "mark" | "calm", string>>

const path = (d: string, attributes: Shape["attributes"] = {}): Shape => ({
  tag: "path",
  attributes: { d, ...attributes },
})

type Tile = {
  readonly width: number
  readonly height: number
  /** The centre of one figure and its width: what a small chip shows. */
  readonly figure: readonly [x: number, y: number, width: number]
  readonly shapes: readonly Shape[]
}

/** `line` draws, `ground` is the colour beneath: overlapping scales need both. */
function tileOf(pattern: Wagara, id: string, line: string, ground: string): Tile {
  const drawn = (d: string, width = 1.4) => path(d, { fill: "none", stroke: line, strokeWidth: width })
  const filled = (d: string) => path(d, { fill: line })
  switch (pattern) {
    case "seigaiha": {
      // Each wave covers the row behind it, so rows are painted from back to front.
      const wave = `${id}w`
      const ring = (r: number): Shape => ({ tag: "circle", attributes: { r } })
      const at = (x: number, y: number): Shape => ({ tag: "use", attributes: { href: `#${wave}`, x, y } })
      return {
        width: 40,
        height: 20,
        figure: [20, 10, 40],
        shapes: [
          {
            tag: "g",
            attributes: { fill: ground, stroke: line, strokeWidth: 1.4 },
            children: [
              {
                tag: "g",
                attributes: { id: wave, transform: "translate(20 10)" },
                children: [20, 14.5, 9, 3.5].map(ring),
              },
              at(-20, 10),
              at(20, 10),
              at(0, 20),
            ],
          },
        ],
      }
    }
    case "asanoha":
      return {
        width: 62.36,
        height: 36,
        figure: [31.18, 18, 44],
        shapes: [
          drawn("M0 0V36M31.18 0V36M0 0 31.18 18 0 36M62.36 0 31.18 18 62.36 36M62.36 0V36"),
          drawn(
            "M0 0 10.39 18 0 36M10.39 18H31.18M20.79 0 31.18 18 20.79 36M0 0H20.79M0 36H20.79M62.36 0 51.97 18 62.36 36M51.97 18H31.18M41.57 0 31.18 18 41.57 36M62.36 0H41.57M62.36 36H41.57",
          ),
        ],
      }
    case "ichimatsu":
      return {
        width: 40,
        height: 40,
        figure: [20, 20, 40],
        shapes: [filled("M0 0H20V20H0ZM20 20H40V40H20Z"), drawn("M24 4H36V16H24ZM4 24H16V36H4Z", 0.7)],
      }
    case "shippo":
      return {
        width: 40,
        height: 40,
        figure: [20, 20, 40],
        shapes: [
          filled(
            "M20 0A20 20 0 0 1 0 20 20 20 0 0 1 20 0M20 0A20 20 0 0 0 40 20 20 20 0 0 0 20 0M40 20A20 20 0 0 1 20 40 20 20 0 0 1 40 20M0 20A20 20 0 0 0 20 40 20 20 0 0 0 0 20",
          ),
          filled(
            "M20 16.5 23.5 20 20 23.5 16.5 20ZM0 0H3.5L0 3.5ZM40 0V3.5L36.5 0ZM40 40H36.5L40 36.5ZM0 40V36.5L3.5 40Z",
          ),
        ],
      }
    case "yagasuri":
      return {
        width: 40,
        height: 64,
        figure: [20, 20, 40],
        shapes: [
          filled(
            "M1 0 9.4 8V40L1 32ZM19 0 10.6 8V40L19 32ZM21 40 29.4 32V64L21 72ZM39 40 30.6 32V64L39 72ZM21 -24 29.4 -32V0L21 8ZM39 -24 30.6 -32V0L39 8Z",
          ),
        ],
      }
    case "kikko": {
      const hexagon = (x: number, y: number, side: number) => {
        const half = side / 2
        const reach = Math.round(side * 86.6) / 100
        return `M${x} ${y - side}l${reach} ${half}v${side}l${-reach} ${half}l${-reach} ${-half}v${-side}Z`
      }
      const centres = [
        [17.32, 20],
        [0, 50],
        [34.64, 50],
        [0, -10],
        [34.64, -10],
      ] as const
      return {
        width: 34.64,
        height: 60,
        figure: [17.32, 20, 42],
        shapes: [
          drawn("M17.32 0 34.64 10V30L17.32 40 0 30V10ZM17.32 40V60", 1.6),
          drawn(centres.map(([x, y]) => hexagon(x, y, 13)).join(""), 0.9),
          filled(centres.map(([x, y]) => hexagon(x, y, 5)).join("")),
        ],
      }
    }
    case "uroko":
      return {
        width: 36,
        height: 62.36,
        figure: [18, 20, 42],
        shapes: [filled("M0 31.18 18 0 36 31.18ZM-18 62.36 0 31.18 18 62.36ZM18 62.36 36 31.18 54 62.36Z")],
      }
    case "tatewaku":
      return {
        width: 40,
        height: 80,
        figure: [20, 40, 44],
        shapes: [
          drawn("M3 0C3 22 17 18 17 40S3 58 3 80M37 0C37 22 23 18 23 40S37 58 37 80", 1.8),
          drawn(
            "M20-28Q36 0 20 28 4 0 20-28ZM20 52Q36 80 20 108 4 80 20 52ZM0 12Q16 40 0 68-16 40 0 12ZM40 12Q56 40 40 68 24 40 40 12Z",
            0.8,
          ),
        ],
      }
  }
}

/** A pattern as a paint: define it once in the drawing, then fill with `url(#id)`. */
function patternShape(pattern: Wagara, id: string, line: string, ground: string, transform: string): Shape {
  const tile = tileOf(pattern, id, line, ground)
  return {
    tag: "pattern",
    attributes: {
      id,
      width: tile.width,
      height: tile.height,
      patternUnits: "userSpaceOnUse",
      patternTransform: transform,
    },
    children: tile.shapes,
  }
}

const attributeName = (name: string) =>
  /^pattern[A-Z]/.test(name) ? name : name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)

const markup = (shapes: readonly Shape[]): string =>
  shapes
    .map(({ tag, attributes, children }) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${attributeName(name)}="${value}"`)
      return `<${tag}${written.join("")}${children ? `>${markup(children)}</${tag}>` : "/>"}`
    })
    .join("")

/** `id` must be unique on the page. */
interface Plain {
  readonly pattern: Wagara
  readonly id: string
  readonly pigments: Pigments
}

/** One figure of the pattern, filling a square of the given size. */
export function drawChip(size: number, { pattern, id, pigments: { line, ground } }: Plain): string {
  const [x, y, width] = tileOf(pattern, id, line, ground).figure
  const scale = size / width
  const offset = [x, y].map((middle) => (size / 2 - middle * scale).toFixed(2)).join(" ")
  return markup([
    patternShape(pattern, id, line, ground, `translate(${offset}) scale(${scale.toFixed(3)})`),
    { tag: "rect", attributes: { width: size, height: size, fill: ground } },
    { tag: "rect", attributes: { width: size, height: size, fill: `url(#${id})` } },
  ])
}

/** The whole area in a fine and pale pattern. */
export const drawBand = ({ pattern, id, pigments: { mark, tint } }: Plain): string =>
  markup([
    patternShape(pattern, id, mark, tint, "scale(0.5)"),
    { tag: "rect", attributes: { width: "100%", height: "100%", fill: tint } },
    { tag: "rect", attributes: { width: "100%", height: "100%", fill: `url(#${id})` } },
  ])

const pick = <T>(roll: () => number, choices: readonly [T, ...T[]]): T =>
  choices[Math.floor(roll() * choices.length)] ?? choices[0]

type Field = Readonly<
  Record<"width" | "height", number> & Record<"id" | "ground" | "plain" | "calm" | "edge", string>
>
type Composition = (roll: () => number, field: Field) => readonly Shape[]

const round = (value: number) => Math.round(value)
const between = (low: number, value: number, high: number) => round(Math.max(low, Math.min(value, high)))
/** Shapes at the edge extend past it, or the colour beneath shows as a thin line. */
const bleed = 4

// A pattern alone is wrapping paper. Each composition lays one shape on it, like a book jacket: `calm` for a
// floating shape, `plain` for a field that reaches the edge.
const moon: Composition = (roll, { width, height, calm }) => {
  const r = round(Math.min(width, height) * (0.24 + roll() * 0.12))
  const cx = between(r + 16, width * pick(roll, [0.32, 0.66, 0.72]), width - r - 16)
  return [{ tag: "circle", attributes: { cx, cy: round(height * (0.42 + roll() * 0.16)), r, fill: calm } }]
}
const horizon: Composition = (roll, { width, height, plain, edge }) => {
  const y = round(height * (0.56 + roll() * 0.16))
  return [
    path(`M${-bleed} ${y}H${width + bleed}V${height + bleed}H${-bleed}Z`, { fill: plain }),
    path(`M${-bleed} ${y + 5}H${width + bleed}`, { stroke: edge, strokeWidth: 1 }),
  ]
}
const obi: Composition = (roll, { width, height, plain, edge }) => {
  const x = round(width * pick(roll, [0.14, 0.58, 0.66]))
  const band = round(width * (0.18 + roll() * 0.08))
  return [
    path(`M${x} ${-bleed}h${band}V${height + bleed}h${-band}Z`, { fill: plain }),
    path(`M${x + 5} ${-bleed}V${height + bleed}M${x + band - 5} ${-bleed}V${height + bleed}`, {
      stroke: edge,
      strokeWidth: 1,
    }),
  ]
}
const fold: Composition = (roll, { width, height, plain }) => {
  const near = round(width * (0.3 + roll() * 0.15))
  const far = round(width * (0.62 + roll() * 0.2))
  const left = `M${-bleed} ${-bleed}H${far}L${near} ${height + bleed}H${-bleed}Z`
  const right = `M${width + bleed} ${-bleed}H${width - near}L${width - far} ${height + bleed}H${width + bleed}Z`
  return [path(roll() < 0.5 ? left : right, { fill: plain })]
}
const hill: Composition = (roll, { width, height, calm, edge }) => {
  const r = round(width * (0.48 + roll() * 0.12))
  const cx = round(width * pick(roll, [0.28, 0.7]))
  const cy = round(height * (0.5 + roll() * 0.12)) + r
  return [
    { tag: "circle", attributes: { cx, cy, r, fill: calm } },
    { tag: "circle", attributes: { cx, cy, r: r - 6, fill: "none", stroke: edge, strokeWidth: 1 } },
  ]
}
/** Bands of mist, as in a painted scroll. */
const mist: Composition = (roll, { width, height, calm }) => {
  const band = round(height * 0.11)
  const bar = (x: number, y: number, length: number): Shape => ({
    tag: "rect",
    attributes: { x: round(x), y: round(y), width: round(length), height: band, rx: band / 2, fill: calm },
  })
  const top = height * (0.34 + roll() * 0.2)
  const shift = width * (roll() * 0.14)
  return [
    bar(-20, top, width * 0.5 + shift),
    bar(width * 0.18 + shift, top + band - 1, width),
    bar(-20, top + 2 * band - 2, width * 0.66 - shift),
  ]
}
/** A round window: the pattern shows inside it, everything around is plain. */
const porthole: Composition = (roll, { width, height, id, ground, plain, edge }) => {
  const r = round(Math.min(width, height) * (0.3 + roll() * 0.08))
  const cx = between(r + 16, width * pick(roll, [0.36, 0.5, 0.64]), width - r - 16)
  const place = { cx, cy: round(height / 2) }
  return [
    path(`M${-bleed} ${-bleed}H${width + bleed}V${height + bleed}H${-bleed}Z`, { fill: plain }),
    { tag: "circle", attributes: { ...place, r: r + 5, fill: "none", stroke: edge, strokeWidth: 1 } },
    { tag: "circle", attributes: { ...place, r, fill: ground } },
    { tag: "circle", attributes: { ...place, r, fill: `url(#${id})` } },
  ]
}
const peak: Composition = (roll, { width, height, calm, edge }) => {
  const x = round(width * pick(roll, [0.34, 0.62]))
  const y = round(height * (0.3 + roll() * 0.14))
  const reach = round(width * 0.52)
  const mountain = (top: number, half: number) => {
    const [bend, waist] = [round(half * 0.3), round((top + height) / 2) + 14]
    const foot = height + bleed
    return `M${x} ${top}Q${x + bend} ${waist} ${x + half} ${foot}H${x - half}Q${x - bend} ${waist} ${x} ${top}Z`
  }
  return [
    path(mountain(y, reach), { fill: calm }),
    path(mountain(y + 12, reach - 14), { fill: "none", stroke: edge, strokeWidth: 1 }),
  ]
}

/** A sheet of the pattern with one shape on it; `seed` decides all variable parts. */
export function drawCover(cover: Plain & { readonly seed: string; readonly shape: CoverShape }): string {
  const { width, height } = coverSizes[cover.shape]
  const { pigments } = cover
  const roll = dice(`${cover.pattern} ${cover.seed}`)
  const isDeep = roll() < 0.58
  const ground = isDeep ? pigments.ground : pigments.tint
  const line = isDeep ? pigments.line : pigments.mark
  const plain = isDeep ? pigments.tint : pigments.ground
  const calm = isDeep ? pigments.calm : pigments.ground
  const edge = isDeep ? pigments.mark : pigments.line
  const scale = pick(roll, [1, 1.25, 1.6])
  const composition = pick(roll, [moon, horizon, obi, fold, hill, mist, porthole, peak])
  const all = { width, height }
  const sheet = `M${-bleed} ${-bleed}H${width + bleed}V${height + bleed}H${-bleed}Z`
  return markup([
    patternShape(cover.pattern, cover.id, line, ground, `scale(${scale})`),
    path(sheet, { fill: ground }),
    path(sheet, { fill: `url(#${cover.id})` }),
    ...composition(roll, { ...all, id: cover.id, ground, plain, calm, edge }),
  ])
}
