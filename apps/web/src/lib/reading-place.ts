// Where on the page a reader is, said so that it can be found again once the page is in another language: not by pixels, since
// the same words take another height there, but by section, by block of it, and by how far into the block.

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

export function findPlace(root: ParentNode): ReadingPlace | undefined {
  for (const [section, blocks] of sectionsOf(root).entries())
    for (const [block, element] of blocks.entries()) {
      const { top, bottom, height } = element.getBoundingClientRect()
      if (bottom <= READING_LINE_PX || height === 0) continue
      const into = Math.max(0, (READING_LINE_PX - top) / height)
      return { section, block, blocks: blocks.length, into, above: Math.max(0, top - READING_LINE_PX) }
    }
  return undefined
}

/** How far to scroll so that the place is where it was; nothing where the page has no such section. */
export function wayTo(root: ParentNode, { section, block, blocks, into, above }: ReadingPlace): number {
  const there = sectionsOf(root)[section]
  const element = there?.[counterpart(block, blocks, there.length)]
  if (!element) return 0
  const { top, height } = element.getBoundingClientRect()
  return top + into * height - above - READING_LINE_PX
}

/** The block with the same number, or in a section with more or fewer of them the one as far along. */
export const counterpart = (block: number, of: number, among: number): number =>
  of === among || of < 2 ? Math.min(block, among - 1) : Math.round((block / (of - 1)) * (among - 1))

/**
 * Holds the place while the page changes under the reader, at once and without any motion, until they move by themselves.
 * Whoever is at the top stays there.
 */
export function holdReadingPlace(): void {
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
  const moves = ["wheel", "touchmove", "keydown", "pointerdown"] as const
  const timer = setTimeout(() => release(), LONGEST_HOLD_MS)
  function release() {
    clearTimeout(timer)
    changes.disconnect()
    sizes.disconnect()
    for (const move of moves) removeEventListener(move, release)
  }
  changes.observe(root, { childList: true, subtree: true, characterData: true })
  sizes.observe(root)
  for (const move of moves) addEventListener(move, release, { passive: true, once: true })
}
