// What a visitor meant to save before signing in. Kept in this tab alone, where no link from elsewhere can put anything, and
// for as long as signing in or signing up takes.
import type { ThingName } from "#web/lib/api-kinds.ts"

const KEY = "save"
const KEPT_MS = 30 * 60_000
/** Whoever comes back from the door and presses again means that too. More than that nobody remembers. */
const MOST = 10

export interface Intention {
  readonly thing: ThingName
  /** What it is called, to say that it is done. */
  readonly title: string
}

interface Kept extends Intention {
  readonly until: number
}

/** A browser that keeps nothing only makes the reader press once more. */
export function intend({ thing, title }: Intention) {
  const others = kept().filter((each) => each.thing !== thing)
  const all = [...others, { thing, title, until: Date.now() + KEPT_MS }].slice(-MOST)
  inStorage((storage) => storage.setItem(KEY, JSON.stringify(all)))
}

/** For who is signed in, nearly always no. */
export const hasIntention = (): boolean => (inStorage((storage) => storage.getItem(KEY)) ?? null) !== null

/** In the order in which they were pressed. Whoever takes them has them alone. */
export function takeIntentions(): readonly Intention[] {
  const taken = kept()
  inStorage((storage) => storage.removeItem(KEY))
  return taken
}

const kept = (): readonly Kept[] => {
  const found: unknown = inStorage((storage) => JSON.parse(storage.getItem(KEY) ?? "[]"))
  return Array.isArray(found) ? found.filter(isKept).filter(({ until }) => Date.now() < until) : []
}

const isKept = (found: Partial<Kept> | null): found is Kept =>
  typeof found?.thing === "string" && typeof found.title === "string" && typeof found.until === "number"

function inStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(sessionStorage)
  } catch {
    return undefined
  }
}
