import type { TipId, UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

interface TipRef {
  readonly tipId: TipId
}

/**
 * Cache tag of every list of tips and of the previous and next links: any change may add, remove or re-sort an
 * entry.
 */
export const TIPS = "tips"
export const tipTag = (id: TipId) => `tip:${id}`
/** Cache tag of a tip's entry in lists. */
export const tipRowTag = (id: TipId) => `tip-row:${id}`

const publicChange = {
  changes: ({ tipId }: TipRef) => [TIPS, tipTag(tipId), tipRowTag(tipId)],
  audience: () => "everyone" as const,
}

/** `isFirst`: not a changed version of a published tip. */
export const tipPublished = event<TipRef & { readonly isFirst: boolean }>("tip.published", publicChange)
/** Seeded for a demo: not indexed yet. */
export const tipSeeded = event<TipRef>("tip.brought", publicChange)
/** Furigana were added; the text is unchanged. */
export const tipRead = event<TipRef>("tip.read", publicChange)
/** A video was added; the text is unchanged. */
export const tipFilmed = event<TipRef>("tip.filmed", publicChange)
export const tipWithdrawn = event<TipRef>("tip.withdrawn", publicChange)

/** Refreshes all open windows of the author. */
export const tipDraftChanged = event<{ userId: UserId }>("tip.draft_changed", {
  changes: () => ["tip-drafts"],
  audience: ({ userId }) => [userId],
})
