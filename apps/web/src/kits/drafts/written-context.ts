// Shared by the fields of a document: its content, its setter, and its problems.
import type { Language } from "@shirube/vocabulary/language"
import { createContext, use } from "react"

interface DocumentFields {
  readonly document: object
  /** On a phone only one language is shown. */
  readonly shown: Language
  readonly put: (path: string, value: unknown) => void
  /** Set once the author has tried to submit. */
  readonly problemAt: (path: string) => string | undefined
}

export const DocumentFieldsContext = createContext<DocumentFields | undefined>(undefined)

export function useDocumentFields(): DocumentFields {
  const written = use(DocumentFieldsContext)
  if (!written) throw new Error("useWritten used outside a document")
  return written
}
