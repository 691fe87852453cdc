import type { Selected } from "#web/lib/form/marks.ts"

export const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
})

/** Changes the text as if it had been typed, so that the browser's own undo takes it back. */
export function put(area: HTMLTextAreaElement, { text, start, end }: Selected): void {
  const { from, to, by } = difference(area.value, text)
  area.focus()
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

function difference(before: string, after: string) {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from += 1
  let same = 0
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same += 1
  return { from, to: before.length - same, by: after.slice(from, after.length - same) }
}
