// A noun that editors write, as the page for writing needs it: its fields, and how its texts are named in the history.
import type { WritingNounName, WritingPartName } from "@shirube/vocabulary/editorial/writing/choices"
import type { ComponentType } from "react"
import type { DocumentPart } from "./side-by-side.tsx"

/** The fields of one part, as the noun defines them. */
export type PartFields = Readonly<Record<string, unknown>>

/** Paths of fields begin with the part: `en.title`, `details.category`. */
export type WrittenFields = Readonly<Record<WritingPartName, PartFields>>

export interface WrittenFieldsProps {
  readonly id: string
  readonly fields: WrittenFields
  readonly isReadOnly: boolean
}

export interface WrittenNoun {
  readonly name: WritingNounName
  /** The fields of both languages, beside each other. */
  readonly Texts: ComponentType<WrittenFieldsProps>
  /** The fields without a language. */
  readonly Details?: ComponentType<WrittenFieldsProps>
  /** Labelled texts of a part, for comparisons. */
  readonly usePartTexts: () => (part: WritingPartName, fields: PartFields) => readonly DocumentPart[]
  /** Readers get both languages at once. */
  readonly isPublishedTogether: boolean
  /** Without one there is no preview. */
  readonly hasPreview: boolean
}
