// Private documents: only their owner can read them, and they are encrypted at rest.
import { isDeepStrictEqual } from "node:util"
import type {
  CareerDocumentContent,
  saveCareerDocument,
} from "@shirube/contract/career/career-documents/routes"
import type { BodyOf } from "@shirube/contract/route"
import {
  type DocumentKind,
  documentKinds,
  MOST_DOCUMENTS_OF,
} from "@shirube/vocabulary/career/career-documents/choices"
import type { Tx } from "#api/kernel/db/client"
import type { CareerDocumentId, UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import { lockAccount } from "#api/modules/identity/accounts/service"
import { careerDocumentsChanged } from "./events.ts"
import { keepsPrevious } from "./policy.ts"
import { type DocumentSummary, summaryOf } from "./present.ts"
import {
  countDocuments,
  type DocumentRow,
  deleteDocument,
  insertDocument,
  lockDocument,
  selectDocument,
  selectDocuments,
  updateDocument,
} from "./queries.ts"
import { openContent, openDocumentSummary, sealDocument } from "./sealing/service.ts"
import { keepVersion } from "./versions/service.ts"

type Deps = Pick<Platform, "vault">

type PlainRow = Pick<DocumentRow, "id" | "kind" | "version" | "createdAt" | "updatedAt">
export interface ListedDocument extends PlainRow {
  readonly summary: DocumentSummary
}
export interface OpenedDocument extends PlainRow {
  readonly content: CareerDocumentContent
}

export interface DocumentList {
  readonly items: readonly ListedDocument[]
  /** How many are sealed with a key that is not configured. They are kept: the key may be found. */
  readonly unreadable: number
}

/** Of one kind, or of all; last changed first. */
export async function documentsOf(
  tx: Tx,
  { vault }: Deps,
  userId: UserId,
  kind?: DocumentKind,
): Promise<DocumentList> {
  const kinds: readonly DocumentKind[] = kind ? [kind] : documentKinds
  const limit = kinds.reduce((sum, each) => sum + MOST_DOCUMENTS_OF[each], 0)
  const found = await selectDocuments(tx, userId, { kind, limit })
  const readable = found.filter(({ sealedSummary }) => vault.mayOpen(sealedSummary))
  return {
    items: readable.map((row) => ({
      ...row,
      summary: openDocumentSummary(vault, placeOf(row), row.sealedSummary),
    })),
    unreadable: found.length - readable.length,
  }
}

export async function documentOf(
  tx: Tx,
  { vault }: Deps,
  userId: UserId,
  id: CareerDocumentId,
): Promise<OpenedDocument> {
  const row = await selectDocument(tx, userId, id)
  if (!row) throw new ApiError("career_document.not_found")
  return { ...row, content: openContent(vault, placeOf(row), row.sealedContent) }
}

const placeOf = ({ userId, id }: Pick<DocumentRow, "userId" | "id">) => ({ userId, documentId: id })

type Written = BodyOf<typeof saveCareerDocument>
type Saved = Pick<DocumentRow, "id" | "version" | "updatedAt">

/** Creates the document if there is none and none is expected; otherwise changes it, unless it was changed since it was read. */
export async function saveDocument(
  tx: Tx,
  deps: Deps,
  userId: UserId,
  id: CareerDocumentId,
  written: Written,
  now: Date,
): Promise<Saved> {
  const before = await lockDocument(tx, userId, id)
  if (before) return changeDocument(tx, deps, before, written, now)
  if (written.version !== 0) throw new ApiError("career_document.not_found")
  const row = await createDocument(tx, deps, { userId, id, content: written.content, now })
  // A concurrent request has created it.
  return row ?? saveDocument(tx, deps, userId, id, written, now)
}

interface NewDocument {
  readonly userId: UserId
  readonly id: CareerDocumentId
  readonly content: CareerDocumentContent
  readonly now: Date
}

/** Returns undefined if the member has a document with this id. */
export async function createDocument(
  tx: Tx,
  { vault }: Deps,
  { userId, id, content, now }: NewDocument,
): Promise<Saved | undefined> {
  // Lock the account, so that documents created at once are counted one after the other.
  await lockAccount(tx, userId)
  const { kind } = content
  const hasRoom = (await countDocuments(tx, userId, kind)) < MOST_DOCUMENTS_OF[kind]
  const row: DocumentRow = {
    userId,
    id,
    kind,
    version: 1,
    ...sealDocument(vault, { userId, documentId: id }, content),
    keptAt: now,
    createdAt: now,
    updatedAt: now,
  }
  if (!(await insertDocument(tx, row))) return undefined
  if (!hasRoom) throw new ApiError("career_document.too_many")
  await emit(tx, careerDocumentsChanged, { userId })
  return row
}

async function changeDocument(
  tx: Tx,
  deps: Deps,
  before: DocumentRow,
  { version, content, keeps_previous }: Written,
  now: Date,
): Promise<Saved> {
  const { userId, id } = before
  if (before.kind !== content.kind) throw new ApiError("career_document.not_found")
  const previous = openContent(deps.vault, placeOf(before), before.sealedContent)
  const isCurrent = before.version === version
  // Idempotent retry: this save was already applied and its response was lost. Without a change there is nothing to save.
  if ((isCurrent || before.version === version + 1) && isDeepStrictEqual(previous, content)) return before
  if (!isCurrent) throw new ApiError("career_document.changed_elsewhere")
  const [was, is] = [summaryOf(previous), summaryOf(content)]
  const isKept = keepsPrevious({
    keptAt: before.keptAt,
    now,
    charactersBefore: was.characters,
    charactersAfter: is.characters,
    isAsked: keeps_previous,
  })
  if (isKept) await keepVersion(tx, deps, before, { content: previous, name: null }, now)
  const change = {
    ...sealDocument(deps.vault, placeOf(before), content),
    version: version + 1,
    updatedAt: now,
    ...(isKept ? { keptAt: before.updatedAt } : {}),
  }
  await updateDocument(tx, userId, id, change)
  // Lists in other tabs need not follow every save.
  if (isKept || was.title !== is.title || was.application !== is.application)
    await emit(tx, careerDocumentsChanged, { userId })
  return { ...before, ...change }
}

export async function removeDocument(tx: Tx, userId: UserId, id: CareerDocumentId): Promise<void> {
  if (!(await deleteDocument(tx, userId, id))) throw new ApiError("career_document.not_found")
  await emit(tx, careerDocumentsChanged, { userId })
}
