import { registrationStates } from "@shirube/vocabulary/events/events/choices"
import type { Language } from "@shirube/vocabulary/language"
import { notFound, redirect } from "@tanstack/react-router"
import { api } from "#web/lib/api/api.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import { randomUuid } from "#web/lib/api/random-key.ts"
import type { memberIn } from "#web/lib/auth/route-guards.ts"
import { withPrefix } from "#web/lib/language/language.ts"
import { orNotFound } from "#web/lib/page/or-not-found.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { known, readUuid, readWords } from "#web/lib/page/search-values.ts"
import { NEW } from "./place.ts"
import {
  type EventDraft,
  eventDraftsQuery,
  feedbackQuery,
  fetchEventDraft,
  type GuestFilter,
  guestsQuery,
  messagesQuery,
  type OrganisedEvent,
  organisedQuery,
} from "./queries.ts"
import { blankDocument, copyOf } from "./writing/document.ts"

type Context = Pick<RouterContext, "queries" | "locale">
type Member = Pick<ReturnType<typeof memberIn>, "role">

export const mayOrganise = ({ role }: Member) => role === "editor" || role === "company"

/** False for members who may not organise events; the page explains who may. */
export async function loadEventDrafts({ queries }: Pick<Context, "queries">, member: Member) {
  if (!mayOrganise(member)) return false
  await (await queries.open()).fetchInfiniteQuery(eventDraftsQuery)
  return true
}

const isUnknown = (error: unknown) => isApiError(error) && error.status === 404

interface DraftParams {
  readonly id: string
  /** There may be no draft with this id yet. */
  readonly isNew: boolean
  /** A draft to copy from. */
  readonly from?: string | undefined
}

const aNewDraft = (
  id: string,
  { document, isProposal }: Pick<EventDraft, "document" | "isProposal">,
): EventDraft => ({
  id,
  version: 0,
  state: "draft",
  eventId: null,
  languages: [],
  isCancelled: false,
  isProposal,
  reason: null,
  updatedAt: new Date().toISOString(),
  document,
  picture: null,
  missing: [],
})

/** Ids created in this window: no draft can exist for them yet, so the request is skipped. */
const justMade = new Set<string>()

function newAddress(base: string, from: string | undefined): string {
  const id = randomUuid()
  if (!import.meta.env.SSR) justMade.add(id)
  return `${base}/${id}?new=1${from ? `&from=${from}` : ""}`
}

/**
 * A new draft has its own URL from the start, so the URL does not change while typing and a reload finds the
 * saved draft.
 */
export async function loadEventDraft(
  { locale, queries }: Context,
  member: Member,
  { id, isNew, from }: DraftParams,
  base: "/editors/events" | "/account/hosted-events",
  signal: AbortSignal,
): Promise<EventDraft> {
  if (!mayOrganise(member)) throw notFound()
  if (id === NEW) throw redirect({ href: withPrefix(newAddress(base, from), locale.prefix), replace: true })
  // The speaker picker needs it.
  await queries.open()
  if (!isNew) return orNotFound(fetchEventDraft(id, signal))
  const newDraft = async () => aNewDraft(id, await beginning(locale.language, member, from, signal))
  if (justMade.delete(id)) return newDraft()
  try {
    return await fetchEventDraft(id, signal)
  } catch (error) {
    if (!isUnknown(error)) return orNotFound(Promise.reject(error))
    return newDraft()
  }
}

async function beginning(
  language: Language,
  { role }: Member,
  from: string | undefined,
  signal: AbortSignal,
) {
  const isProposal = role === "company"
  if (from === undefined) {
    const document = blankDocument(language, isProposal ? "company" : "us")
    return { document: document as EventDraft["document"], isProposal }
  }
  const { document } = await orNotFound(fetchEventDraft(from, signal))
  return { document: copyOf(document) as EventDraft["document"], isProposal }
}

interface DraftSearch {
  readonly new?: string
  /** The draft to copy from. */
  readonly from?: string
}

export const readDraftSearch = (raw: Record<string, unknown>): DraftSearch =>
  known({ new: "new" in raw ? "1" : undefined, from: readUuid(raw.from) })

export const dashboardParts = ["guests", "messages", "feedback", "end"] as const
export type DashboardPart = (typeof dashboardParts)[number]

interface DashboardSearch extends GuestFilter {
  readonly part?: DashboardPart | undefined
}

const isPart = (part: unknown): part is DashboardPart => dashboardParts.includes(part as DashboardPart)
const isState = (state: unknown): state is NonNullable<GuestFilter["state"]> =>
  registrationStates.includes(state as NonNullable<GuestFilter["state"]>)

const LONGEST_WORDS = 100

export const readDashboardSearch = ({ part, session, state, q }: Record<string, unknown>): DashboardSearch =>
  known({
    part: isPart(part) ? part : undefined,
    session: readUuid(session),
    state: isState(state) ? state : undefined,
    q: readWords(q, LONGEST_WORDS),
  })

export async function loadOrganiserDashboard(
  { queries }: Pick<Context, "queries">,
  member: Member,
  id: string,
  { part = "guests", ...filter }: DashboardSearch,
): Promise<void> {
  if (!mayOrganise(member)) throw notFound()
  const cache = await queries.open()
  await orNotFound(cache.fetchQuery(organisedQuery(id)))
  if (part === "guests") await cache.fetchInfiniteQuery(guestsQuery(id, filter))
  if (part === "messages") await cache.fetchQuery(messagesQuery(id))
  if (part === "feedback") await cache.fetchInfiniteQuery(feedbackQuery(id))
}

export const loadOwnFeedback = (id: string, signal: AbortSignal) =>
  orNotFound(api("GET /v1/events/{id}/feedback", { params: { id }, handles: [404, 422], signal }))

export async function loadOrganised(
  { queries }: Pick<Context, "queries">,
  member: Member,
  id: string,
): Promise<OrganisedEvent> {
  if (!mayOrganise(member)) throw notFound()
  return orNotFound((await queries.open()).fetchQuery(organisedQuery(id)))
}
