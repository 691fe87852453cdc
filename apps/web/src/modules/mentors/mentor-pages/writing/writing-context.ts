// Shared by the fields that are no texts.
import { createContext, use } from "react"
import type { MentorDocument } from "./document.ts"

interface Writing {
  readonly document: MentorDocument
  readonly put: (path: string, value: unknown) => void
  readonly problemAt: (path: string) => string | undefined
}

export const WritingContext = createContext<Writing | undefined>(undefined)

export function useWriting(): Writing {
  const writing = use(WritingContext)
  if (!writing) throw new Error("useWriting used outside the editor")
  return writing
}
