// A set of slots as blocks of bits. Bit 0 is the first character of a text, and the highest bit of the first byte.

/** Bits of a block: as many as PostgreSQL leaves in the row. From two kilobytes on it stores values elsewhere. */
export const BLOCK = 15_360

export interface Block {
  readonly block: number
  /** As PostgreSQL reads it. */
  readonly bits: string
}

export function blocksOf(slots: Iterable<number>): Block[] {
  const blocks = new Map<number, Buffer>()
  for (const slot of slots) {
    const block = Math.floor(slot / BLOCK)
    const bytes = blocks.get(block) ?? Buffer.alloc(BLOCK / 8)
    blocks.set(block, bytes)
    const place = slot % BLOCK
    bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (0x80 >> (place & 7))
  }
  return [...blocks].map(([block, bytes]) => ({ block, bits: `x${bytes.toString("hex")}` }))
}

/** The slots of a block that PostgreSQL has written, as zeros and ones. */
export function slotsOf({ block, bits }: Block): number[] {
  const slots: number[] = []
  for (let place = bits.indexOf("1"); place >= 0; place = bits.indexOf("1", place + 1))
    slots.push(block * BLOCK + place)
  return slots
}
