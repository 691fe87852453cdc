// Pictures made from the patterns, as SVG text: pages embed it, Open Graph pictures write it to a file.
// Everything here is a pure function of its arguments; the same seed always draws the same picture.
import { path, type Shape, tileOf } from "./tiles.ts"
import { type CoverShape, coverSizes, dice, type Wagara } from "./wagara.ts"

/** Colours by role: CSS variables on a page, plain values in a picture file. */
export type Pigments = Readonly<Record<"ground" | "line" | "tint" | "mark" | "calm", string>>

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
