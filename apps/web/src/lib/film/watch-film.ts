// How far a film of one's own has come, from its last byte until it can be watched.
import { api } from "../api.ts"
import type { ApiResponse } from "../api-client.ts"
import { isApiError } from "../is-api-error.ts"

export type Film = ApiResponse<"GET /v1/videos/{id}">

const LOOK_AGAIN_MS = 1_500
const NOT_FOUND = 404

/** Tells what is new until there is nothing more to tell; null where it is somebody else's, or gone. */
export async function watchFilm(
  id: string,
  onNews: (film: Film | null) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      const film = await api("GET /v1/videos/{id}", { params: { id }, handles: "all", signal })
      if (signal.aborted) return
      onNews(film)
      if (film.state === "ready" || film.state === "refused") return
    } catch (error) {
      if (signal.aborted) return
      if (isApiError(error) && error.status === NOT_FOUND) return onNews(null)
      // Nothing is lost meanwhile: the work goes on at the server. Whoever is signed out is told when they do something.
      if (isApiError(error) && error.failure === "session-expired") return
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}
