// Where on the page a reader is, said so that it can be found again once the page is in another language: not by pixels, since
// the same words take another height there, but by section, by block of it, and by how far into the block. In a list it is said by
// the page that a row leads to: the other language may have the rows in another order, or lack some.

import { unfoldPage } from "./early/fold.ts"
import { splitPrefix } from "./language.ts"

export interface ReadingPlace {
  /** 0: before the first heading; otherwise the heading with this number. */
  readonly section: number
  readonly block: number
  /** How many blocks the section had: the other language may have written a paragraph more. */
  readonly blocks: number
  /** 0 at the top edge of the block, 1 at its lower one. */
  readonly into: number
  /** Pixels above the block, where the eye is between two: space is as high in every language. */
  readonly above: number
  /** In a list: the pages that its rows lead to, the row at the place first and the others by their distance from it. */
  readonly rows: readonly string[]
}

/** Just below the upper edge, where the eye begins to read. */
const READING_LINE_PX = 24
/** As long as a request may take: by then the other language is there. */
const LONGEST_HOLD_MS = 10_000

const HEADINGS = "h1, h2, h3, h4"
const BLOCKS = "p, li, dt, dd, tr, pre, figure"

/** The blocks of each section, headings included; whoever is not drawn is nowhere. */
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

/** How far to scroll so that the place is where it was; nothing where the page has no such section. */
export function wayTo(root: ParentNode, { section, block, blocks, into, above, rows }: ReadingPlace): number {
  const there = sectionsOf(root)[section]
  const element = findRow(root, rows) ?? there?.[counterpart(block, blocks, there.length)]
  if (!element) return 0
  const { top, height } = element.getBoundingClientRect()
  return top + into * height - above - READING_LINE_PX
}

/** Whether it stays on the screen while the page is scrolled, as filters beside a list do: it says nothing about the place. */
function isPinned(element: Element, root: Element): boolean {
  for (let each: Element | null = element; each && each !== root; each = each.parentElement)
    if (/^(sticky|fixed)$/.test(getComputedStyle(each).position)) return true
  return false
}

/** The rows of all lists that are drawn, by the page of this site that each leads to, whatever the language of the link. */
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

/** Empty where the block is no row, or where its page is on the screen twice: then it is not known which of them it was. */
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

/** The row at the place, or its nearest neighbour that the other language has. */
function findRow(root: ParentNode, pages: readonly string[]): Element | undefined {
  const rows = pages.length > 0 ? rowsByPage(root) : undefined
  const page = pages.find((each) => rows?.has(each))
  return page === undefined ? undefined : rows?.get(page)?.[0]
}

/** The block with the same number, or in a section with more or fewer of them the one as far along. */
export const counterpart = (block: number, of: number, among: number): number =>
  of === among || of < 2 ? Math.min(block, among - 1) : Math.round((block / (of - 1)) * (among - 1))

let releaseEarlier = () => {}

/**
 * Holds the place while the page changes under the reader, at once and without any motion, until they move by themselves.
 * At the top of the page there is nothing to hold. `onRendered` calls back when the router has drawn the page: the router
 * then restores the pixel of the last visit, which is another place in this language.
 */
export function holdReadingPlace(onRendered: (drawn: () => void) => () => void): void {
  releaseEarlier()
  const root = document.getElementById("main")
  const place = root && scrollY > 0 ? findPlace(root) : undefined
  if (!root || !place) return
  // What is above must have its true height by the time the place is looked for again.
  unfoldPage()

  const page = () => splitPrefix(location.pathname).path
  const here = page()
  const hold = () => {
    if (page() !== here) return release()
    const way = wayTo(root, place)
    if (Math.abs(way) >= 1) scrollBy({ top: way, behavior: "instant" })
  }
  const changes = new MutationObserver(hold)
  // Letters that arrive late change heights without changing the page.
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
