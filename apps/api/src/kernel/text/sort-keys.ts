// Sort keys for a manual order, as text (collate "C"): there is always a key between two others, so that a
// move writes one row. A key consists of hexadecimal digits after an implied point, and does not end in 0.
import { createHash } from "node:crypto"

const DIGITS = "0123456789abcdef"
const digitAt = (key: string, place: number, otherwise: number) =>
  place < key.length ? DIGITS.indexOf(key.charAt(place)) : otherwise

/** Later than every key made from a clock. */
const LAST_MS = 9_999_999_999_999
/**
 * Longer keys only arise from many moves between the same two neighbours; the whole list is then renumbered.
 */
export const LONGEST_KEY = 160

/** Newer sorts first. Items of the same moment are distinguished by name. */
export function keyOfMoment(moment: Date, name: string): string {
  const left = String(LAST_MS - moment.getTime()).padStart(13, "0")
  return `${left}${createHash("md5").update(name).digest("hex").slice(0, 6)}8`
}

/** After every key made from a moment. */
export const numberedKey = (number: number) => `a${number.toString(16).padStart(8, "0")}8`

/** Between two keys, either of which may be missing. */
export function keyBetween(before: string | null, after: string | null): string {
  if (before !== null && after !== null && before >= after) throw new RangeError("the keys are not in order")
  let key = ""
  let isBounded = after !== null
  for (let place = 0; ; place++) {
    const low = digitAt(before ?? "", place, 0)
    const high = isBounded ? digitAt(after ?? "", place, 0) : DIGITS.length
    const middle = Math.floor((low + high) / 2)
    if (middle > low) return key + DIGITS.charAt(middle)
    key += DIGITS.charAt(low)
    // Once below the upper bound, all further digits are free.
    if (low < high) isBounded = false
  }
}
