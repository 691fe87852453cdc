// Words of a text on the page, as somebody would type them: without their readings, a line for each paragraph.

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

/** What is selected of this element; empty where it is nothing, or reaches beyond. */
export function selectedWordsIn(element: HTMLElement): string {
  const selection = window.getSelection()
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return ""
  const range = selection.getRangeAt(0)
  return element.contains(range.commonAncestorContainer) ? wordsOf(range.cloneContents()) : ""
}
