import type { ReviewList } from "@shirube/vocabulary/career/document-reviews/choices"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { queueQuery, reviewsQuery } from "../queries.ts"

export async function loadReviews(
  { queries }: Pick<RouterContext, "queries">,
  list: ReviewList,
  hasQueue: boolean,
): Promise<void> {
  const cache = await queries.open()
  await Promise.all([
    cache.fetchInfiniteQuery(reviewsQuery(list)),
    hasQueue && list === "open" ? cache.fetchInfiniteQuery(queueQuery()) : undefined,
  ])
}
