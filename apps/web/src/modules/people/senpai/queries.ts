import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"

export type OwnReview = ApiResponse<"GET /v1/senpai/application">["review"]

interface LoadedReview {
  readonly review: OwnReview
  readonly isFailed: boolean
}

/** A background request: on failure the page links to the application instead. */
export const loadReview = (): Promise<LoadedReview> =>
  api("GET /v1/senpai/application", { handles: "all" }).then(
    ({ review }) => ({ review, isFailed: false }),
    () => ({ review: null, isFailed: true }),
  )
