import { feature } from "#api/kernel/features/feature"
import { countRecentDays, countToday, purgeFigures } from "./jobs.ts"
import { routes } from "./routes.ts"

export const figures = feature({
  routes,
  jobs: ({ dailyFigures }) => [countToday(dailyFigures), countRecentDays(dailyFigures), purgeFigures],
})
