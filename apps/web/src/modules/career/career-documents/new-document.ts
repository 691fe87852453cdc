// A new document has its own URL from the start, so the URL does not change while typing and a reload finds the
// saved document. Nothing is stored before the first word.
import type { DocumentKind } from "@shirube/vocabulary/career/career-documents/choices"
import { notFound, redirect } from "@tanstack/react-router"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import { randomUuid } from "#web/lib/api/random-key.ts"
import { withPrefix } from "#web/lib/language/language.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { type ContentOf, type DocumentOf, fetchCareerDocument, loadCareerDocument } from "./queries.ts"

/** Ids created in this window: no document can exist for them yet, so the request is skipped. */
const justMade = new Set<string>()

/** To a fresh id, with what the document begins with. */
export function redirectToNew(
  { locale }: Pick<RouterContext, "locale">,
  path: string,
  beginning: Readonly<Record<string, string | undefined>>,
) {
  const id = randomUuid()
  if (!import.meta.env.SSR) justMade.add(id)
  const search = new URLSearchParams({ new: "1" })
  for (const [name, value] of Object.entries(beginning)) if (value !== undefined) search.set(name, value)
  return redirect({ href: withPrefix(`${path}/${id}?${search}`, locale.prefix), replace: true })
}

interface NewDocument<Kind extends DocumentKind> {
  readonly kind: Kind
  readonly id: string
  /** There may be no document with this id yet. */
  readonly isNew: boolean
  readonly begin: () => Promise<ContentOf<Kind>>
}

export async function loadOrBegin<Kind extends DocumentKind>(
  { kind, id, isNew, begin }: NewDocument<Kind>,
  signal: AbortSignal,
): Promise<DocumentOf<Kind>> {
  if (!isNew) return loadCareerDocument(kind, id, signal)
  const isThere = !justMade.delete(id) && (await exists(id, signal))
  if (isThere) return loadCareerDocument(kind, id, signal)
  const now = new Date().toISOString()
  return {
    id: id as DocumentOf<Kind>["id"],
    kind,
    version: 0,
    content: await begin(),
    createdAt: now,
    updatedAt: now,
  }
}

async function exists(id: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetchCareerDocument(id, signal)
    return true
  } catch (error) {
    if (isApiError(error) && error.status === 404) return false
    if (isApiError(error) && error.status === 422) throw notFound()
    throw error
  }
}
