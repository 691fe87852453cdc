import type { UserId } from "#api/db/ids"
import type { Notice } from "#api/platform/events"

/** What this listener may hear of, or undefined where it is nobody's business or somebody else's. */
export function presentLiveMessage(notice: Notice | "resync", userId: UserId | undefined) {
  if (notice === "resync") return { name: "resync", tags: [] }
  const { name, tags, audience } = notice
  if (audience === "nobody" || (audience !== "everyone" && !audience.some((id) => id === userId)))
    return undefined
  return { name, tags }
}
