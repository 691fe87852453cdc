// What a visitor meant to save before signing in. Kept in this tab alone, where no link from elsewhere can put anything, and
// for as long as signing in takes.
import type { ThingName } from "@shirube/contract/things"

const KEY = "save"
const KEPT_MS = 15 * 60_000

/** A browser that keeps nothing only makes the reader press once more. */
export function intend(thing: ThingName) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ thing, until: Date.now() + KEPT_MS }))
  } catch {}
}

/** Once. */
export function takeIntention(thing: ThingName): boolean {
  try {
    const { thing: meant, until } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}")
    if (meant !== thing) return false
    sessionStorage.removeItem(KEY)
    return Date.now() < until
  } catch {
    return false
  }
}
