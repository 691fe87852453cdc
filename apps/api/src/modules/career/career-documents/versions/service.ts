// The history of a document: kept versions of its text.
import type { CareerDocumentContent } from "@shirube/contract/career/career-documents/routes"
import type { Tx } from "#api/kernel/db/client"
import type { CareerDocumentId, UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import { integer, keyset, type PageRequest } from "#api/kernel/lists/keyset"
import type { Platform } from "#api/kernel/process/platform"
import { careerDocumentsChanged } from "../events.ts"
import { mayName, versionsToDrop } from "../policy.ts"
import { charactersOf, type VersionSummary } from "../present.ts"
import { type DocumentRow, hasDocument, lockDocument, updateDocument } from "../queries.ts"
import { openContent, openVersionSummary, sealContent, sealVersionSummary } from "../sealing/service.ts"
import {
  deleteVersions,
  selectVersion,
  selectVersions,
  selectVersionTimes,
  upsertVersion,
  type VersionRow,
} from "./queries.ts"

type Deps = Pick<Platform, "vault">

export interface Version {
  readonly version: number
  readonly savedAt: Date
  readonly summary: VersionSummary
}

const byVersion = keyset<{ readonly version: number }>({ version: integer(9) })

/** Without those whose key is lost: a page may be shorter. */
export async function versionsOf(
  tx: Tx,
  { vault }: Deps,
  userId: UserId,
  id: CareerDocumentId,
  { cursor, limit }: PageRequest,
) {
  if (!(await hasDocument(tx, userId, id))) throw new ApiError("career_document.not_found")
  const before = byVersion.decode(cursor)?.version
  const found = await selectVersions(tx, userId, id, { before, limit: limit + 1 })
  const { items, nextCursor } = byVersion.page(found, limit, ({ version }) => ({ version }))
  return {
    items: items
      .filter(({ sealedSummary }) => vault.mayOpen(sealedSummary))
      .map((row): Version => ({ ...row, summary: openVersionSummary(vault, row, row.sealedSummary) })),
    nextCursor,
  }
}

export async function versionOf(
  tx: Tx,
  { vault }: Deps,
  userId: UserId,
  id: CareerDocumentId,
  version: number,
): Promise<Version & { readonly content: CareerDocumentContent }> {
  const row = await selectVersion(tx, userId, id, version)
  if (!row) throw new ApiError("career_document.no_such_version")
  return {
    ...row,
    summary: openVersionSummary(vault, row, row.sealedSummary),
    content: openContent(vault, row, row.sealedContent),
  }
}

/** Keeps the current text, under a name if there is one. */
export async function keepCurrent(
  tx: Tx,
  deps: Deps,
  userId: UserId,
  id: CareerDocumentId,
  { version, name = null }: { readonly version: number; readonly name?: string | undefined | null },
  now: Date,
): Promise<Version> {
  const row = await lockDocument(tx, userId, id)
  if (!row) throw new ApiError("career_document.not_found")
  if (row.version !== version) throw new ApiError("career_document.changed_elsewhere")
  if (name !== null) await refuseTooManyNames(tx, row)
  const content = openContent(deps.vault, placeOf(row), row.sealedContent)
  await keepVersion(tx, deps, row, { content, name }, now)
  await updateDocument(tx, userId, id, { keptAt: row.updatedAt })
  await emit(tx, careerDocumentsChanged, { userId })
  const kept = await selectVersion(tx, userId, id, version)
  if (!kept) throw new Error("The kept version is missing")
  return { ...kept, summary: openVersionSummary(deps.vault, kept, kept.sealedSummary) }
}

async function refuseTooManyNames(tx: Tx, { userId, id, version, sealedContent }: DocumentRow) {
  const next = { version, bytes: sealedContent.length }
  if (!mayName(await selectVersionTimes(tx, userId, id), next))
    throw new ApiError("career_document.too_many_named")
}

const placeOf = ({ userId, id }: Pick<DocumentRow, "userId" | "id">) => ({ userId, documentId: id })

/** Adds the text of this row to the history, and thins out what is above the limit. */
export async function keepVersion(
  tx: Tx,
  { vault }: Deps,
  row: Pick<DocumentRow, "userId" | "id" | "version" | "updatedAt">,
  { content, name }: { readonly content: CareerDocumentContent; readonly name: string | null },
  now: Date,
): Promise<void> {
  const place = { ...placeOf(row), version: row.version }
  const kept: VersionRow = {
    ...place,
    isNamed: name !== null,
    sealedContent: sealContent(vault, place, content),
    sealedSummary: sealVersionSummary(vault, place, { name, characters: charactersOf(content) }),
    savedAt: row.updatedAt,
  }
  await upsertVersion(tx, kept)
  const times = await selectVersionTimes(tx, row.userId, row.id)
  await deleteVersions(tx, row.userId, row.id, versionsToDrop(times, now))
}
