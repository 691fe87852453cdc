// What the fields of a document share: what is written, how to change it, and what is wrong where.
import type { Language } from "@shirube/contract/language"
import { createContext, use } from "react"

interface Written {
  readonly document: object
  /** On a phone one language is on screen at a time. */
  readonly shown: Language
  readonly put: (path: string, value: unknown) => void
  /** Said once somebody has tried to send it. */
  readonly problemAt: (path: string) => string | undefined
}

export const WrittenContext = createContext<Written | undefined>(undefined)

export function useWritten(): Written {
  const written = use(WrittenContext)
  if (!written) throw new Error("outside of a document")
  return written
}
