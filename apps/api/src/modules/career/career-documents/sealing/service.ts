// Documents are encrypted at rest. A sealed text is bound to its owner, its document and its version, so that
// it does not open in another place.
import { CareerDocumentContent } from "@shirube/contract/career/career-documents/routes"
import type { CareerDocumentId, UserId } from "#api/kernel/db/ids"
import type { PersonalRow, PersonalTable } from "#api/kernel/features/personal-data"
import type { Vault } from "#api/kernel/security/vault"
import { type DocumentSummary, summaryOf, type VersionSummary } from "../present.ts"

/** `version` is undefined for the document itself. */
interface Place {
  readonly userId: UserId
  readonly documentId: CareerDocumentId
  readonly version?: number | undefined
}

export const contentPurpose = ({ userId, documentId, version }: Place) =>
  version === undefined
    ? `career document ${userId} ${documentId}`
    : `career document version ${userId} ${documentId} ${version}`
export const summaryPurpose = (place: Place) => `summary of ${contentPurpose(place)}`

export const sealContent = (vault: Vault, place: Place, content: CareerDocumentContent) =>
  vault.seal(JSON.stringify(content), contentPurpose(place))

/** Parsed, so that a document from before a field was added gets the field's default. */
export const openContent = (vault: Vault, place: Place, sealed: string): CareerDocumentContent =>
  CareerDocumentContent.parse(JSON.parse(vault.open(sealed, contentPurpose(place))))

export const sealDocument = (vault: Vault, place: Place, content: CareerDocumentContent) => ({
  sealedContent: sealContent(vault, place, content),
  sealedSummary: vault.seal(JSON.stringify(summaryOf(content)), summaryPurpose(place)),
})

export const openDocumentSummary = (vault: Vault, place: Place, sealed: string): DocumentSummary =>
  JSON.parse(vault.open(sealed, summaryPurpose(place)))

export const sealVersionSummary = (vault: Vault, place: Place, summary: VersionSummary) =>
  vault.seal(JSON.stringify(summary), summaryPurpose(place))

export const openVersionSummary = (vault: Vault, place: Place, sealed: string): VersionSummary =>
  JSON.parse(vault.open(sealed, summaryPurpose(place)))

interface SealedTexts {
  readonly sealedContent: string
  readonly sealedSummary: string
}

/** With the current key. */
export const reseal = (vault: Vault, place: Place, texts: SealedTexts): SealedTexts => {
  const again = (sealed: string, purpose: string) => vault.seal(vault.open(sealed, purpose), purpose)
  return {
    sealedContent: again(texts.sealedContent, contentPurpose(place)),
    sealedSummary: again(texts.sealedSummary, summaryPurpose(place)),
  }
}

const exported = (placeOf: (row: PersonalRow) => Place) => ({
  kind: "careerDocuments" as const,
  by: "user_id",
  sealed: {
    sealed_content: (row: PersonalRow) => contentPurpose(placeOf(row)),
    sealed_summary: (row: PersonalRow) => summaryPurpose(placeOf(row)),
  },
})
const idIn = <Id extends string>(row: PersonalRow, column: string) => row[column] as Id

export const exportedDocuments: PersonalTable = {
  table: "career_documents",
  without: ["kept_at"],
  ...exported((row) => ({ userId: idIn(row, "user_id"), documentId: idIn(row, "id") })),
}

export const exportedVersions: PersonalTable = {
  table: "career_document_versions",
  without: ["is_named"],
  ...exported((row) => ({
    userId: idIn(row, "user_id"),
    documentId: idIn(row, "document_id"),
    version: Number(row.version),
  })),
}
