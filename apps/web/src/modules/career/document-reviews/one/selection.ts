// The passage that a reader has selected in a marked text.
import type { Passage } from "@shirube/vocabulary/career/document-reviews/passages"

/** In UTF-16 units of the text, without the numbers of its marks; undefined if nothing in it is selected. */
export function selectedIn(element: HTMLElement, selection: Selection | null): Passage | undefined {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  if (!range.intersectsNode(element)) return undefined
  let place = 0
  let start: number | undefined
  let end = 0
  for (const node of textsOf(element)) {
    const length = node.data.length
    if (range.intersectsNode(node)) {
      const from = node === range.startContainer ? range.startOffset : 0
      const until = node === range.endContainer ? range.endOffset : length
      if (until > from) {
        start ??= place + from
        end = place + until
      }
    }
    place += length
  }
  return start === undefined ? undefined : { start, end }
}

function* textsOf(element: HTMLElement): Generator<Text> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest("[data-number]")) yield node as Text
}

/** Without the spaces at its edges; undefined if nothing else is left. */
export function trimmed(text: string, { start, end }: Passage): Passage | undefined {
  const inside = text.slice(start, end)
  const from = start + (inside.length - inside.trimStart().length)
  const until = end - (inside.length - inside.trimEnd().length)
  return from < until ? { start: from, end: until } : undefined
}
