// Where a quotation is inserted: the last focused field, or the box it opens.
import { createContext, use, useEffect } from "react"
import type { OpenField } from "#web/ui/writing/open-field.ts"

export function createQuotes() {
  const fields: OpenField[] = []
  const boxes = new Map<string, (block: string) => void>()
  const take = (field: OpenField) => fields.splice(fields.indexOf(field), 1)
  return {
    /** Registers an open field. Returns the unregister function. */
    field(field: OpenField): () => void {
      fields.push(field)
      const touched = () => void fields.push(...take(field))
      field.element.addEventListener("focus", touched)
      return () => {
        field.element.removeEventListener("focus", touched)
        take(field)
      }
    },
    /** Registers a box that can be opened. */
    box(name: string, open: (block: string) => void): () => void {
      boxes.set(name, open)
      return () => void boxes.delete(name)
    },
    /** `names`: the boxes it may open, best first. */
    quote(block: string, names: readonly string[]): void {
      const field = fields.at(-1)
      if (field) field.put(block)
      else names.map((name) => boxes.get(name)).find((open) => open !== undefined)?.(block)
    },
  }
}

/** Names of a page's boxes. */
export const answerBox = (questionId: string) => `answer ${questionId}`
export const commentBox = (aboutId: string) => `comment ${aboutId}`

export const QuotesContext = createContext<ReturnType<typeof createQuotes> | undefined>(undefined)
export const useQuotes = () => use(QuotesContext)

/** Registers a box that opens with a quotation, while it is rendered and closed. */
export function useQuoteBox(name: string, isThere: boolean, open: (block: string) => void): void {
  const quotes = useQuotes()
  useEffect(() => (isThere ? quotes?.box(name, open) : undefined), [quotes, name, isThere, open])
}
