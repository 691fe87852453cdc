import type { CareerDocumentContent } from "@shirube/contract/career/career-documents/routes"
import type { DocumentKind } from "@shirube/vocabulary/career/career-documents/choices"

/** What lists show of a document. */
export interface DocumentSummary {
  readonly title: string
  readonly application: string | null
  readonly characters: number
}

export const summaryOf = (content: CareerDocumentContent): DocumentSummary => ({
  title: content.kind === "interview-notes" ? "" : content.title,
  application: content.kind === "entry-sheet" ? content.application : null,
  characters: charactersOf(content),
})

/** Without spaces and line breaks. */
export const charactersOf = (content: CareerDocumentContent): number =>
  textsOf(content).reduce((sum, text) => sum + [...text.replace(/\s/gu, "")].length, 0)

function textsOf(content: CareerDocumentContent): readonly string[] {
  switch (content.kind) {
    case "episode":
      return [content.situation, content.action, content.result, content.learned]
    case "entry-sheet":
      return content.answers.map(({ text }) => text)
    case "interview-notes":
      return content.notes.map(({ text }) => text)
    case "resume": {
      const { kind: _, ...fields } = content
      return stringsIn(fields)
    }
  }
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => (name === "id" ? [] : stringsIn(inner)))
}

interface Row {
  readonly id: string
  readonly kind: DocumentKind
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

const presentRow = <Id extends string>({
  id,
  kind,
  version,
  createdAt,
  updatedAt,
}: Row & { readonly id: Id }) => ({
  id,
  kind,
  version,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
})

export const presentSummary = <Id extends string>(
  row: Row & { readonly id: Id; readonly summary: DocumentSummary },
) => ({ ...presentRow(row), ...row.summary })

export const presentDocument = <Id extends string>(
  row: Row & { readonly id: Id; readonly content: CareerDocumentContent },
) => ({ ...presentRow(row), content: row.content })

export const presentSaved = <Id extends string>({
  id,
  version,
  updatedAt,
}: Pick<Row, "version" | "updatedAt"> & { readonly id: Id }) => ({
  id,
  version,
  updated_at: updatedAt.toISOString(),
})

/** What lists show of a version. */
export interface VersionSummary {
  readonly name: string | null
  readonly characters: number
}

export const presentVersion = ({
  version,
  savedAt,
  summary,
}: {
  readonly version: number
  readonly savedAt: Date
  readonly summary: VersionSummary
}) => ({
  version,
  name: summary.name,
  saved_at: savedAt.toISOString(),
  characters: summary.characters,
})
