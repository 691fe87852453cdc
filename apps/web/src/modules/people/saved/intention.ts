// What a visitor wanted to save before signing in. In session storage, where no link from elsewhere can add
// to it, and only for as long as signing in or signing up takes.
import type { ThingName } from "#web/lib/api/api-kinds.ts"

const KEY = "save"
const KEPT_MS = 30 * 60_000
/** A visitor may go back and press on more than one item before signing in. */
const MOST = 10

export interface Intention {
  readonly thing: ThingName
  /** The title, for the confirmation. */
  readonly title: string
}

interface StoredIntention extends Intention {
  readonly until: number
}

/** Without storage the reader just has to press again. */
export function intend({ thing, title }: Intention) {
  const others = kept().filter((each) => each.thing !== thing)
  const all = [...others, { thing, title, until: Date.now() + KEPT_MS }].slice(-MOST)
  inStorage((storage) => storage.setItem(KEY, JSON.stringify(all)))
}

/** Almost always false for members. */
export const hasIntention = (): boolean => (inStorage((storage) => storage.getItem(KEY)) ?? null) !== null

/** In the order they were pressed. Removes them, so that they are saved only once. */
export function takeIntentions(): readonly Intention[] {
  const taken = kept()
  inStorage((storage) => storage.removeItem(KEY))
  return taken
}

const kept = (): readonly StoredIntention[] => {
  const found: unknown = inStorage((storage) => JSON.parse(storage.getItem(KEY) ?? "[]"))
  return Array.isArray(found) ? found.filter(isKept).filter(({ until }) => Date.now() < until) : []
}

const isKept = (found: Partial<StoredIntention> | null): found is StoredIntention =>
  typeof found?.thing === "string" && typeof found.title === "string" && typeof found.until === "number"

function inStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(sessionStorage)
  } catch {
    return undefined
  }
}
