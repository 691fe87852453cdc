// Kerning is a third of a font file. Here a variable font gets one value of each pair for all weights, half-way between those of the lightest
// and the boldest, in steps below a quarter of a pixel in the largest headline. (OpenType: pair adjustment in GPOS, variations in GDEF.)

/** Of 2,000 units an em. */
const STEP = 8

const PAIR_ADJUSTMENT = 2
const EXTENSION = 9
/** A horizontal advance, and one that varies: the only formats in the fonts of this site. */
const ADVANCE = 0x0004
const VARYING_ADVANCE = 0x0044

/** Changes an uncompressed font in place. */
export function simplifyKerning(font: Buffer): void {
  const toBoldestAt = readVariations(font)
  for (const { at, parent, varies } of advancesIn(font)) {
    const place = varies ? font.readUInt16BE(at + 2) : 0
    const change = place === 0 ? 0 : toBoldestAt(parent + place) / 2
    font.writeInt16BE(Math.round((font.readInt16BE(at) + change) / STEP) * STEP, at)
    if (varies) font.writeUInt16BE(0, at + 2)
  }
}

interface Advance {
  readonly at: number
  /** Its variation is at an offset from here. */
  readonly parent: number
  readonly varies: boolean
}

function* advancesIn(font: Buffer): Generator<Advance> {
  const positions = tableOf(font, "GPOS")
  for (const lookup of childrenOf(font, positions + font.readUInt16BE(positions + 8)))
    for (const child of childrenOf(font, lookup + 4, lookup)) {
      const type = font.readUInt16BE(lookup)
      const isExtension = type === EXTENSION
      if ((isExtension ? font.readUInt16BE(child + 2) : type) !== PAIR_ADJUSTMENT) continue
      yield* advancesOfPairs(font, isExtension ? child + font.readUInt32BE(child + 4) : child)
    }
}

function* advancesOfPairs(font: Buffer, table: number): Generator<Advance> {
  const format = font.readUInt16BE(table + 4)
  if ((format !== ADVANCE && format !== VARYING_ADVANCE) || font.readUInt16BE(table + 6) !== 0)
    throw new Error("The font has kerning in a format that is not known here")
  const varies = format === VARYING_ADVANCE
  const size = varies ? 4 : 2
  if (font.readUInt16BE(table) === 2) {
    const count = font.readUInt16BE(table + 12) * font.readUInt16BE(table + 14)
    for (let pair = 0; pair < count; pair++) yield { at: table + 16 + size * pair, parent: table, varies }
    return
  }
  for (const set of childrenOf(font, table + 8, table))
    for (let pair = 0; pair < font.readUInt16BE(set); pair++)
      yield { at: set + 4 + (2 + size) * pair, parent: set, varies }
}

/** Of the table of a variation: what is added to a value at the end of the axis. */
function readVariations(font: Buffer): (at: number) => number {
  const definitions = tableOf(font, "GDEF")
  const hasStore = font.readUInt16BE(definitions + 2) >= 3
  const store = hasStore ? definitions + font.readUInt32BE(definitions + 14) : definitions
  return (at) => {
    const data = store + font.readUInt32BE(store + 8 + 4 * font.readUInt16BE(at))
    const [wide, regions] = [font.readUInt16BE(data + 2), font.readUInt16BE(data + 4)]
    if (regions !== 1) throw new Error("The font varies in more than its weight")
    const rows = data + 6 + 2 * regions
    const row = font.readUInt16BE(at + 2)
    return wide === 1 ? font.readInt16BE(rows + 2 * row) : font.readInt8(rows + row)
  }
}

function tableOf(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4)
  for (let entry = 12; entry < 12 + 16 * count; entry += 16)
    if (font.toString("latin1", entry, entry + 4) === tag) return font.readUInt32BE(entry + 8)
  throw new Error(`The font has no table ${tag}`)
}

/** A number of offsets, and what is there. */
const childrenOf = (font: Buffer, list: number, parent = list) =>
  Array.from(
    { length: font.readUInt16BE(list) },
    (_, child) => parent + font.readUInt16BE(list + 2 + 2 * child),
  )
