import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"
import { helpfulFigures, sweepArticleFeedback } from "./service.ts"

export const articleFeedback = feature({
  routes,
  jobs: [sweepArticleFeedback],
  dailyFigures: [helpfulFigures],
})
