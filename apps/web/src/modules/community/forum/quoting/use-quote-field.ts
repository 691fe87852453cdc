import { useCallback } from "react"
import type { OpenField } from "#web/ui/writing/open-field.ts"
import { useQuotes } from "./quotes.ts"

/** Registers a field for quotations. `first`: the text to start with. */
export function useQuoteField(first: string | undefined): (field: OpenField) => (() => void) | undefined {
  const quotes = useQuotes()
  return useCallback(
    (field) => {
      if (first !== undefined) field.put(first)
      return quotes?.field(field)
    },
    [quotes, first],
  )
}
