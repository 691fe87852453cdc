// What a visitor meant to save before signing in. Kept in this tab alone, where no link from elsewhere can put anything, and
// for as long as signing in or signing up takes.
import type { ThingName } from "@shirube/contract/things"

const KEY = "save"
const KEPT_MS = 30 * 60_000

interface Intention {
  readonly thing: ThingName
  /** What it is called, to say that it is done. */
  readonly title: string
}

/** A browser that keeps nothing only makes the reader press once more. */
export function intend(meant: Intention) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...meant, until: Date.now() + KEPT_MS }))
  } catch {}
}

/** For who is signed in, nearly always no. */
export function hasIntention(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Whoever takes it has it alone. */
export function takeIntention(): Intention | undefined {
  try {
    const { thing, title, until } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}")
    sessionStorage.removeItem(KEY)
    return Date.now() < until ? { thing, title } : undefined
  } catch {
    return undefined
  }
}
