// The document being edited, for parts that need more than one field.
import { createContext, use } from "react"
import type { EventDocument } from "./document.ts"

interface Writing {
  readonly document: EventDocument
  readonly put: (path: string, value: unknown) => void
}

export const WritingContext = createContext<Writing | undefined>(undefined)

export function useWriting(): Writing {
  const writing = use(WritingContext)
  if (!writing) throw new Error("useWriting used outside the editor")
  return writing
}
