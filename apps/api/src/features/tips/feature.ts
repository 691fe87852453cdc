import { feature } from "#api/platform/feature"
import { tipReviews } from "./drafts/service.ts"
import { tipPicturePurpose } from "./pictures/service.ts"
import { routes } from "./routes.ts"
import { leaveTips, shownTips } from "./service.ts"
import { readBrought, readPublished, renderOutdatedTips } from "./texts/jobs.ts"

export const tips = feature({
  routes,
  things: { tip: shownTips },
  reviewKinds: [tipReviews],
  filePurposes: [tipPicturePurpose],
  jobs: [renderOutdatedTips],
  subscribers: [readPublished, readBrought],
  farewell: leaveTips,
  personalTables: [
    { table: "tips", by: "author_id" },
    { table: "tip_drafts", by: "author_id" },
  ],
})
