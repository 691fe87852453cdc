import type { Corrected } from "@shirube/contract/corrected-readings"
import type { Selected } from "#web/lib/form/marks.ts"

type Control = HTMLTextAreaElement | HTMLInputElement

export const selectedIn = ({ value, selectionStart, selectionEnd }: Control): Selected => ({
  text: value,
  start: selectionStart ?? value.length,
  end: selectionEnd ?? value.length,
})

/** Changes the text as if it had been typed, so that the browser's own undo takes it back. */
export function put(area: Control, { text, start, end }: Selected, { isUnseen = false } = {}): void {
  const { from, to, by } = difference(area.value, text)
  area.focus({ preventScroll: isUnseen })
  area.setSelectionRange(from, to)
  // Called obsolete, and still the only one that undo knows of.
  const isTyped =
    from === to && by === "" ? true : document.execCommand(by === "" ? "delete" : "insertText", false, by)
  if (!isTyped) {
    area.setRangeText(by, from, to, "end")
    area.dispatchEvent(new Event("input", { bubbles: true }))
  }
  area.setSelectionRange(start, end)
}

/** The same in a field that is out of sight: whoever goes back to it finds the cursor where they left it. */
export function putUnseen(area: Control, { text, movedPlace }: Corrected): void {
  const { start, end } = selectedIn(area)
  const { hidden } = area
  // What is hidden cannot be typed into; nobody sees it before it is hidden again.
  area.hidden = false
  put(area, { text, start: movedPlace(start), end: movedPlace(end) }, { isUnseen: true })
  area.hidden = hidden
}

function difference(before: string, after: string) {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from += 1
  let same = 0
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same += 1
  return { from, to: before.length - same, by: after.slice(from, after.length - same) }
}
