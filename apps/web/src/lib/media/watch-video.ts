// The processing state of a member's own video, until it can be watched.
import { api } from "../api/api.ts"
import type { ApiResponse } from "../api/api-client.ts"
import { isApiError } from "../api/is-api-error.ts"

export type Video = ApiResponse<"GET /v1/videos/{id}">

const LOOK_AGAIN_MS = 1_500
const NOT_FOUND = 404

/** Calls `onNews` with every change until processing has finished; null if the video is gone or not the member's. */
export async function watchVideo(
  id: string,
  onNews: (video: Video | null) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      const video = await api("GET /v1/videos/{id}", { params: { id }, handles: "all", signal })
      if (signal.aborted) return
      onNews(video)
      if (video.state === "ready" || video.state === "refused") return
    } catch (error) {
      if (signal.aborted) return
      if (isApiError(error) && error.status === NOT_FOUND) return onNews(null)
      // Processing continues on the server. A signed-out reader is notified on their next action.
      if (isApiError(error) && error.failure === "session-expired") return
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}
