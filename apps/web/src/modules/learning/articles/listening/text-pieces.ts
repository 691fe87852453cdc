// The text of an article as it is read aloud: each word once, as its reading where a voice would guess wrong, and without
// what belongs to the screen.
import type { Language } from "@shirube/vocabulary/language"
import { type Run, type SpokenReading, sentencesOf } from "./sentences.ts"
import { isSpokenAsReading } from "./spoken-readings.ts"

export interface SpokenSentence {
  readonly runs: readonly Run[]
  readonly range: Range
}

const BLOCKS = "h2, h3, h4, p, li, td"
const SILENT = "rt, rp, button:not(.term), .term-card, .cell-label, .table-scroll thead"

export function sentencesIn(text: Element, language: Language): SpokenSentence[] {
  return [...text.querySelectorAll(BLOCKS)]
    .filter((block) => !block.closest(SILENT) && !block.querySelector(BLOCKS))
    .flatMap((block) => {
      const nodes = textNodesOf(block)
      const whole = nodes.map(({ data }) => data).join("")
      return sentencesOf(whole, language, readingsIn(nodes)).map(({ runs, start, end }) => ({
        runs,
        range: rangeOf(nodes, start, end),
      }))
    })
}

function textNodesOf(block: Element): Text[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (!node.parentElement?.closest(SILENT)) nodes.push(node)
  }
  return nodes
}

/** The words of the block that are spoken as their readings. */
function readingsIn(nodes: readonly Text[]): SpokenReading[] {
  let at = 0
  return nodes.flatMap((node) => {
    const start = at
    at += node.length
    const ruby = node.parentElement?.closest("ruby")
    const rt = ruby?.querySelector("rt")
    const reading = rt?.textContent || rt?.dataset.reading || ""
    const isKnown = ruby !== null && /(?:^| )n[1-5](?: |$)/.test(ruby?.className ?? "")
    return reading !== "" && isSpokenAsReading(node.data, reading, isKnown)
      ? [{ start, end: at, reading }]
      : []
  })
}

function rangeOf(nodes: readonly Text[], start: number, end: number): Range {
  const range = document.createRange()
  let at = 0
  for (const node of nodes) {
    const next = at + node.length
    if (start >= at && start < next) range.setStart(node, start - at)
    if (end > at && end <= next) range.setEnd(node, end - at)
    at = next
  }
  return range
}
