import type { EndedBy, EndReason, PauseReason } from "@shirube/vocabulary/people/screenings/choices"
import type { UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

interface Owner {
  readonly userId: UserId
}

/** Refreshes the owner's open pages. */
const ofOwner = {
  changes: () => ["screening", "user"],
  audience: ({ userId }: Owner) => [userId],
}

/** A reminder, this many days before the end. */
export const screeningEnding = event<Owner & { readonly days: number; readonly expiresAt: string }>(
  "screening.ending",
  ofOwner,
)

/** Expired without a renewal: the page is hidden until it is renewed. */
export const screeningLapsed = event<Owner>("screening.lapsed", ofOwner)

interface Paused extends Owner {
  readonly by: EndedBy
  /** YYYY-MM-DD; null for a pause by an editor, which has no end. */
  readonly until: string | null
  /** Null for a pause by the senpai. */
  readonly reason: PauseReason | null
}

/** Takes no requests from now on; the page stays readable. */
export const mentorPaused = event<Paused>("mentor.paused", ofOwner)

/** An editor allows requests again. */
export const mentorResumed = event<Owner>("mentor.resumed", ofOwner)

interface Ended extends Owner {
  readonly by: EndedBy
  /** Null if the senpai stopped. */
  readonly reason: EndReason | null
}

/** No longer a senpai: open requests and agreed sessions end with it. */
export const mentorEnded = event<Ended>("mentor.ended", ofOwner)
