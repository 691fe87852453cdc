// What every part of the editor shares: the document, how to change it, and what is wrong where.
import type { Language } from "@shirube/contract/language"
import { createContext, use } from "react"
import type { CourseDocument } from "./document.ts"
import type { Film } from "./queries.ts"

interface Writing {
  readonly document: CourseDocument
  readonly films: readonly Film[]
  /** On a phone one language is on screen at a time. */
  readonly shown: Language
  readonly show: (language: Language) => void
  readonly change: (change: (document: CourseDocument) => CourseDocument) => void
  readonly put: (path: string, value: unknown) => void
  /** Said once somebody has tried to send it. */
  readonly problemAt: (path: string) => string | undefined
}

export const WritingContext = createContext<Writing | undefined>(undefined)

export function useWriting(): Writing {
  const writing = use(WritingContext)
  if (!writing) throw new Error("outside of the editor")
  return writing
}
