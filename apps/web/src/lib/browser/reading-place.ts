// A reading position that survives a language change: not in pixels, because the text has another height, but
// by section, block, and how far into the block. In a list it is the page that a row links to, because the
// other language may order the rows differently or lack some.

import { unfoldPage } from "../early/fold.ts"
import { splitPrefix } from "../language/language.ts"

export interface ReadingPlace {
  /** 0: before the first heading; otherwise the number of the heading. */
  readonly section: number
  readonly block: number
  /** Number of blocks in the section: the other language may have more or fewer paragraphs. */
  readonly blocks: number
  /** 0 at the top edge of the block, 1 at the bottom edge. */
  readonly into: number
  /** Pixels above the block if the position is between two: gaps are the same in every language. */
  readonly above: number
  /** In a list: the pages that its rows link to, nearest row first. */
  readonly rows: readonly string[]
}

/** Just below the top edge, where the eye starts reading. */
const READING_LINE_PX = 24
/** The longest request: by then the other language has loaded. */
const LONGEST_HOLD_MS = 10_000

const HEADINGS = "h1, h2, h3, h4"
const BLOCKS = "p, li, dt, dd, tr, pre, figure"

/** The blocks of each section, including headings, without invisible ones. */
function sectionsOf(root: ParentNode): HTMLElement[][] {
  const sections: HTMLElement[][] = [[]]
  for (const element of root.querySelectorAll<HTMLElement>(`${HEADINGS}, ${BLOCKS}`)) {
    if (element.getClientRects().length === 0) continue
    if (element.matches(HEADINGS)) sections.push([])
    sections.at(-1)?.push(element)
  }
  return sections
}

export function findPlace(root: HTMLElement): ReadingPlace | undefined {
  for (const [section, blocks] of sectionsOf(root).entries())
    for (const [block, element] of blocks.entries()) {
      const { top, bottom, height } = element.getBoundingClientRect()
      if (bottom <= READING_LINE_PX || height === 0 || isPinned(element, root)) continue
      const into = Math.max(0, (READING_LINE_PX - top) / height)
      const above = Math.max(0, top - READING_LINE_PX)
      return { section, block, blocks: blocks.length, into, above, rows: rowsFrom(root, element) }
    }
  return undefined
}

/** How far to scroll to restore the position; 0 if the page has no such section. */
export function scrollDistanceTo(
  root: ParentNode,
  { section, block, blocks, into, above, rows }: ReadingPlace,
): number {
  const there = sectionsOf(root)[section]
  const element = findRow(root, rows) ?? there?.[counterpart(block, blocks, there.length)]
  if (!element) return 0
  const { top, height } = element.getBoundingClientRect()
  return top + into * height - above - READING_LINE_PX
}

/**
 * Whether it stays in place while scrolling, like filters beside a list: such an element says nothing about
 * the position.
 */
function isPinned(element: Element, root: Element): boolean {
  for (let each: Element | null = element; each && each !== root; each = each.parentElement)
    if (/^(sticky|fixed)$/.test(getComputedStyle(each).position)) return true
  return false
}

/** The rows of all visible lists, by the page of this site that each links to, whatever the link's language. */
function rowsByPage(root: ParentNode): Map<string, Element[]> {
  const rows = new Map<string, Element[]>()
  for (const row of root.querySelectorAll("li:not(li *)")) {
    const link = row.querySelector<HTMLAnchorElement>("a[href]")
    if (link?.origin !== location.origin || row.getClientRects().length === 0) continue
    const page = splitPrefix(link.pathname).path + link.search + link.hash
    rows.set(page, [...(rows.get(page) ?? []), row])
  }
  return rows
}

/** Empty if the block is not a row, or if its page is linked twice and so ambiguous. */
function rowsFrom(root: ParentNode, block: Element): string[] {
  const siblings = [...(block.parentElement?.children ?? [])]
  const own = siblings.indexOf(block)
  const found = [...rowsByPage(root)].flatMap(([page, [row, ...others]]) => {
    const at = row && others.length === 0 ? siblings.indexOf(row) : -1
    return at < 0 ? [] : [{ page, distance: Math.abs(at - own) }]
  })
  found.sort((a, b) => a.distance - b.distance)
  return found[0]?.distance === 0 ? found.map(({ page }) => page) : []
}

/** The same row, or the nearest one that the other language has. */
function findRow(root: ParentNode, pages: readonly string[]): Element | undefined {
  const rows = pages.length > 0 ? rowsByPage(root) : undefined
  const page = pages.find((each) => rows?.has(each))
  return page === undefined ? undefined : rows?.get(page)?.[0]
}

/** The block with the same number, or proportionally in a section of another length. */
export const counterpart = (block: number, of: number, among: number): number =>
  of === among || of < 2 ? Math.min(block, among - 1) : Math.round((block / (of - 1)) * (among - 1))

let releaseEarlier = () => {}

/**
 * Keeps the position while the page changes, without animation, until the reader scrolls. Does nothing at the
 * top of the page. `onRendered` is called after the router has rendered: the router then restores the pixel
 * position, which is wrong in this language.
 */
export function keepReadingPlace(onRendered: (drawn: () => void) => () => void): void {
  releaseEarlier()
  const root = document.getElementById("main")
  const place = root && scrollY > 0 ? findPlace(root) : undefined
  if (!root || !place) return
  // Content above must have its real height when the position is restored.
  unfoldPage()

  const page = () => splitPrefix(location.pathname).path
  const here = page()
  const hold = () => {
    if (page() !== here) return release()
    const way = scrollDistanceTo(root, place)
    if (Math.abs(way) >= 1) scrollBy({ top: way, behavior: "instant" })
  }
  const changes = new MutationObserver(hold)
  // Fonts that load late change heights without changing the DOM.
  const sizes = new ResizeObserver(hold)
  const leaveRouter = onRendered(hold)
  const moves = ["wheel", "touchmove", "keydown", "pointerdown"] as const
  const timer = setTimeout(() => release(), LONGEST_HOLD_MS)
  function release() {
    clearTimeout(timer)
    changes.disconnect()
    sizes.disconnect()
    leaveRouter()
    for (const move of moves) removeEventListener(move, release)
  }
  releaseEarlier = release
  changes.observe(root, { childList: true, subtree: true, characterData: true })
  sizes.observe(root)
  for (const move of moves) addEventListener(move, release, { passive: true, once: true })
}
