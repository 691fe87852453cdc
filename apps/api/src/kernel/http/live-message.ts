import type { UserId } from "#api/kernel/db/ids"
import type { Notice } from "../events/events.ts"

/** The message for this listener of the live stream; undefined if the event is not for them. */
export function presentLiveMessage(notice: Notice | "resync", userId: UserId | undefined) {
  if (notice === "resync") return { name: "resync", tags: [] }
  const { name, tags, audience } = notice
  if (audience === "nobody" || (audience !== "everyone" && !audience.some((id) => id === userId)))
    return undefined
  return { name, tags }
}
