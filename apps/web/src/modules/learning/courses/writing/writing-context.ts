// Shared by all parts of the editor: the document, its setters, and its problems.
import type { Language } from "@shirube/vocabulary/language"
import { createContext, use } from "react"
import type { CourseDocument } from "./document.ts"
import type { Film } from "./queries.ts"

interface Writing {
  readonly document: CourseDocument
  readonly films: readonly Film[]
  /** On a phone only one language is shown. */
  readonly shown: Language
  readonly show: (language: Language) => void
  readonly change: (change: (document: CourseDocument) => CourseDocument) => void
  readonly put: (path: string, value: unknown) => void
  /** Set once the author has tried to submit. */
  readonly problemAt: (path: string) => string | undefined
}

export const WritingContext = createContext<Writing | undefined>(undefined)

export function useWriting(): Writing {
  const writing = use(WritingContext)
  if (!writing) throw new Error("useWriting used outside the editor")
  return writing
}
