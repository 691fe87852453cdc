import type { EventDocument } from "@shirube/contract/events/events/drafts"
import { type EventMissing, eventMissingTexts } from "@shirube/vocabulary/events/events/missing"
import type { Language } from "@shirube/vocabulary/language"
import type { EventDraftStatus } from "./queries.ts"

type Reasoned = EventDraftStatus & { readonly reason: Readonly<Record<Language, string>> | null }

export const presentDraftStatus = (draft: Reasoned, language: Language) => ({
  id: draft.id,
  version: draft.version,
  state: draft.state,
  event_id: draft.publishedVersion === null ? null : draft.eventId,
  languages: draft.publishedLanguages,
  is_cancelled: draft.isCancelled,
  is_proposal: draft.proposerId !== null,
  reason: draft.reason?.[language] ?? null,
  updated_at: draft.updatedAt.toISOString(),
})

interface Listed extends Reasoned {
  readonly titleEn: string
  readonly titleJa: string
  readonly numbers: { readonly startsAt: Date; readonly taken: number; readonly waiting: number } | undefined
}

export const presentSummary = ({ titleEn, titleJa, numbers, ...draft }: Listed, language: Language) => ({
  ...presentDraftStatus(draft, language),
  title: { en: titleEn, ja: titleJa },
  next_starts_at: numbers?.startsAt.toISOString() ?? null,
  registered: numbers?.taken ?? 0,
  waiting: numbers?.waiting ?? 0,
})

interface Written {
  readonly document: EventDocument
  readonly picture: { readonly id: string; readonly address: string } | null
  readonly missing: EventMissing[]
}

export const presentDraft = (
  { document, missing, picture, ...draft }: Reasoned & Written,
  language: Language,
) => ({
  ...presentDraftStatus(draft, language),
  // Drafts saved before it existed have none.
  document: { ...document, entrance: document.entrance ?? { en: "", ja: "" } },
  picture,
  missing,
})

/** Keyed by field path. */
export const missingFields = (missing: readonly EventMissing[], language: Language) =>
  Object.fromEntries(
    [...Map.groupBy(missing, ({ path }) => path)].map(([path, found]) => [
      path,
      found.map(({ code }) => eventMissingTexts[code][language]),
    ]),
  )
