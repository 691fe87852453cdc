import type { TipId, UserId } from "#api/db/ids"
import { event } from "#api/platform/events"

interface Touched {
  readonly tipId: TipId
}

/** What every list of tips is kept under, and what stands before and after each: any change may move one in, out or up. */
export const TIPS = "tips"
export const tipTag = (id: TipId) => `tip:${id}`
/** What lists show of a tip. */
export const tipRowTag = (id: TipId) => `tip-row:${id}`

const touches = {
  changes: ({ tipId }: Touched) => [TIPS, tipTag(tipId), tipRowTag(tipId)],
  audience: () => "everyone" as const,
}

export const tipPublished = event<Touched>("tip.published", touches)
/** Long ago, by somebody of the demo: it is in no index yet. */
export const tipBrought = event<Touched>("tip.brought", touches)
/** The same words, with readings now. */
export const tipRead = event<Touched>("tip.read", touches)
/** The same words, with a video now. */
export const tipFilmed = event<Touched>("tip.filmed", touches)
export const tipWithdrawn = event<Touched>("tip.withdrawn", touches)

/** In every window of whoever writes it. */
export const tipDraftChanged = event<{ userId: UserId }>("tip.draft_changed", {
  changes: () => ["tip-drafts"],
  audience: ({ userId }) => [userId],
})
