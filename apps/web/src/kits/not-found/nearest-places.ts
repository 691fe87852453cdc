import type { SiteEntry } from "#web/lib/page/navigation.ts"

type Place = Pick<SiteEntry, "to" | "text">

const MOST = 3
/** Two letters that are the wrong way round count as two errors. */
const LETTERS_PER_ERROR = 3
const SHORTEST_WORD = 4

/** The site's own pages whose addresses are most like one that leads nowhere, best first: those above it, misspelt, or named by a word of it. */
export function nearestPlaces<Each extends Place>(path: string, entries: readonly Each[]): Each[] {
  const found = new Map<string, { readonly entry: Each; readonly distance: number }>()
  for (const entry of entries) {
    const distance = distanceTo(entry.to, path.toLowerCase())
    if (distance !== undefined && !found.has(entry.to)) found.set(entry.to, { entry, distance })
  }
  return [...found.values()]
    .sort((one, other) => one.distance - other.distance || other.entry.to.length - one.entry.to.length)
    .slice(0, MOST)
    .map(({ entry }) => entry)
}

const segmentsOf = (path: string) => path.split("/").filter((segment) => segment !== "")
const wordsOf = (path: string) => path.split(/[^\p{L}]+/u).filter((word) => word.length >= SHORTEST_WORD)

function distanceTo(to: string, path: string): number | undefined {
  if (to === "/" || path === to) return undefined
  const own = segmentsOf(to)
  const beginning = `/${segmentsOf(path).slice(0, own.length).join("/")}`
  const errors = editDistance(beginning, to)
  const most = Math.floor((to.length - 1) / LETTERS_PER_ERROR)
  // A page that shares more of the address is nearer, even with an error.
  if (errors <= most) return errors - 2 * own.length
  const words = new Set(wordsOf(path))
  return wordsOf(to).some((word) => words.has(word) || words.has(`${word}s`)) ? most + path.length : undefined
}

/** Letters to add, remove or replace. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1]
    for (let at = 0; at < other.length; at++) {
      const replaced = (row[at] ?? 0) + (other[at] === letter ? 0 : 1)
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** What the last part of an address says, to search for; undefined for ids and numbers. */
export function wordsInPath(path: string): string | undefined {
  const last = segmentsOf(path).at(-1) ?? ""
  const words = decoded(last)
    .replace(/[-_+.]+/g, " ")
    .trim()
  const isId = /^[\da-f\s]{16,}$/i.test(words) || !/\p{L}{2}/u.test(words)
  return isId ? undefined : words.slice(0, 60)
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
