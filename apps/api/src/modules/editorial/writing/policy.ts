import type { SideState } from "@shirube/vocabulary/editorial/writing/choices"
import { WRITING_LOCK_SECONDS } from "@shirube/vocabulary/editorial/writing/choices"

interface Side {
  readonly isEmpty: boolean
  readonly publishedAt: Date | null
  readonly wasPublished: boolean
  readonly reviewWantedAt: Date | null
  readonly scheduledAt: Date | null
}

/** What comes next counts before what is. */
export function stateOf({
  isEmpty,
  publishedAt,
  wasPublished,
  reviewWantedAt,
  scheduledAt,
}: Side): SideState {
  if (scheduledAt) return "scheduled"
  if (reviewWantedAt) return "in_review"
  if (publishedAt) return "published"
  if (isEmpty) return "empty"
  return wasPublished ? "withdrawn" : "draft"
}

interface Lock<Id extends string> {
  readonly lockedBy: Id | null
  readonly lockSeenAt: Date | null
}

/** Null once its page has shown no sign of life for a while. */
export function holderOf<Id extends string>({ lockedBy, lockSeenAt }: Lock<Id>, now: Date): Id | null {
  const isAlive = lockSeenAt !== null && now.getTime() - lockSeenAt.getTime() < WRITING_LOCK_SECONDS * 1000
  return isAlive ? lockedBy : null
}

/** Saves of one editor within this time are one version of the history. */
const ONE_VERSION_MS = 10 * 60_000

export const isSameSitting = (
  version: { readonly reason: string; readonly by: string | null; readonly since: Date },
  next: { readonly reason: string; readonly by: string | null; readonly at: Date },
): boolean =>
  version.reason === next.reason &&
  version.by === next.by &&
  next.at.getTime() - version.since.getTime() < ONE_VERSION_MS
