// The last searches of this browser. They never leave it, belong to one account (or to visitors), and are removed when that
// account signs out.
import { type BrowserStore, browserStore } from "../browser/browser-store.ts"

const KEY = "recent-searches"
const MOST = 6

interface RecentSearches {
  /** The member's id; empty for a visitor. */
  readonly by: string
  readonly words: readonly string[]
}

const NONE: RecentSearches = { by: "", words: [] }

function read(found: unknown): RecentSearches {
  const { by, words } = Object(found) as Record<string, unknown>
  return typeof by === "string" && Array.isArray(words)
    ? { by, words: words.filter((one) => typeof one === "string").slice(0, MOST) }
    : NONE
}

export const recentSearches: BrowserStore<RecentSearches> = browserStore(KEY, NONE, read)

export const searchesBy = (by: string, stored: RecentSearches | undefined): readonly string[] =>
  stored?.by === by ? stored.words : []

export function rememberSearch(by: string, words: string): void {
  const before = searchesBy(by, recentSearches.get())
  const others = before.filter((one) => one.toLowerCase() !== words.toLowerCase())
  recentSearches.set({ by, words: [words, ...others].slice(0, MOST) })
}

export function forgetSearch(by: string, words: string): void {
  const rest = searchesBy(by, recentSearches.get()).filter((one) => one !== words)
  recentSearches.set(rest.length > 0 ? { by, words: rest } : NONE)
}

export const forgetSearches = (): void => recentSearches.set(NONE)
