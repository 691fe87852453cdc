// The text of an element as one would type it: without readings, one line per paragraph.

const BLOCKS = "p, li, h3, h4, h5, h6, pre, blockquote, br"

export function wordsOf(content: DocumentFragment | HTMLElement): string {
  const copy = content.cloneNode(true) as DocumentFragment | HTMLElement
  for (const reading of copy.querySelectorAll("rt, rp")) reading.remove()
  for (const block of copy.querySelectorAll(BLOCKS)) block.after("\n")
  return (copy.textContent ?? "")
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{2,}/g, "\n\n")
    .trim()
}

/** The selected text within this element; empty if nothing is selected or the selection extends beyond it. */
export function selectedWordsIn(element: HTMLElement): string {
  const selection = window.getSelection()
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return ""
  const range = selection.getRangeAt(0)
  return element.contains(range.commonAncestorContainer) ? wordsOf(range.cloneContents()) : ""
}
