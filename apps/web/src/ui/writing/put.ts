import type { Corrected } from "@shirube/vocabulary/text/corrected-readings"
import type { Selected } from "#web/lib/form/marks.ts"

type Control = HTMLTextAreaElement | HTMLInputElement

export const selectedIn = ({ value, selectionStart, selectionEnd }: Control): Selected => ({
  text: value,
  start: selectionStart ?? value.length,
  end: selectionEnd ?? value.length,
})

/** Changes the text as if typed, so that the browser's undo works. */
export function put(area: Control, { text, start, end }: Selected, { isUnseen = false } = {}): void {
  const { from, to, by } = differenceOf(area.value, text)
  area.focus({ preventScroll: isUnseen })
  area.setSelectionRange(from, to)
  // Deprecated, but the only way to keep the undo history.
  const isTyped =
    from === to && by === "" ? true : document.execCommand(by === "" ? "delete" : "insertText", false, by)
  if (!isTyped) {
    area.setRangeText(by, from, to, "end")
    area.dispatchEvent(new Event("input", { bubbles: true }))
  }
  area.setSelectionRange(start, end)
}

/** The same in a hidden field: keeps the cursor where the author left it. */
export function putUnseen(area: Control, { text, movedPlace }: Corrected): void {
  const { start, end } = selectedIn(area)
  const { hidden } = area
  // A hidden field cannot be typed into; it is hidden again before the next paint.
  area.hidden = false
  put(area, { text, start: movedPlace(start), end: movedPlace(end) }, { isUnseen: true })
  area.hidden = hidden
}

export function differenceOf(before: string, after: string) {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from += 1
  let same = 0
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same += 1
  return { from, to: before.length - same, by: after.slice(from, after.length - same) }
}
