// Places in an order that somebody makes by hand, as text that sorts by its letters (collate "C"): between any two there is room for another, so that
// a move writes one row. A key is hexadecimal digits behind a point, and does not end in 0.
import { createHash } from "node:crypto"

const DIGITS = "0123456789abcdef"
const digitAt = (key: string, place: number, otherwise: number) =>
  place < key.length ? DIGITS.indexOf(key.charAt(place)) : otherwise

/** Past every key that a clock makes. */
const LAST_MS = 9_999_999_999_999
/** Longer ones are only made by moving many times between the same two; then the whole list is numbered anew. */
export const LONGEST_KEY = 160

/** Before everything older. What came in the same moment is told apart by its name. */
export function keyOfMoment(moment: Date, name: string): string {
  const left = String(LAST_MS - moment.getTime()).padStart(13, "0")
  return `${left}${createHash("md5").update(name).digest("hex").slice(0, 6)}8`
}

/** Behind every key of a moment. */
export const numberedKey = (number: number) => `a${number.toString(16).padStart(8, "0")}8`

/** Between two keys, of which either may be missing. */
export function keyBetween(before: string | null, after: string | null): string {
  if (before !== null && after !== null && before >= after) throw new RangeError("there is nothing between")
  let key = ""
  let isBounded = after !== null
  for (let place = 0; ; place++) {
    const low = digitAt(before ?? "", place, 0)
    const high = isBounded ? digitAt(after ?? "", place, 0) : DIGITS.length
    const middle = Math.floor((low + high) / 2)
    if (middle > low) return key + DIGITS.charAt(middle)
    key += DIGITS.charAt(low)
    // Once below the upper one, everything is.
    if (low < high) isBounded = false
  }
}
