import type { Passage } from "@shirube/vocabulary/career/document-reviews/passages"

type Place = Pick<Passage, "start" | "end">

export function selectPassage(fieldId: string, { start, end }: Place): void {
  const field = document.getElementById(fieldId)
  if (!(field instanceof HTMLTextAreaElement)) return
  field.focus()
  field.setSelectionRange(start, end)
  field.scrollIntoView({ block: "center" })
}

export const withWording = (text: string, { start, end }: Place, wording: string) =>
  text.slice(0, start) + wording + text.slice(end)
