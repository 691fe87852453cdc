import { feature } from "#api/kernel/features/feature"
import { helpfulCounter, votedTip } from "./helpful-count/service.ts"
import { notices } from "./notices.ts"
import { tipsOverview } from "./overview/service.ts"
import { tipPicturePurpose } from "./pictures/service.ts"
import { tipPages } from "./public-pages/service.ts"
import { tipReviews } from "./reviews/service.ts"
import { routes } from "./routes.ts"
import { removeTipsOnAccountDeleted, shownTips } from "./service.ts"
import { indexSeededTips, readPublished, renderOutdatedTips, tipSource } from "./texts/service.ts"

export const tips = feature({
  routes,
  searchSource: tipSource,
  notices,
  subjects: { tip: shownTips },
  publicPages: { tip: tipPages },
  votedSubjects: { tip: votedTip },
  counters: [helpfulCounter],
  reviewKinds: [tipReviews],
  memberOverviews: [tipsOverview],
  filePurposes: [tipPicturePurpose],
  jobs: [renderOutdatedTips],
  subscribers: [readPublished, indexSeededTips],
  onAccountDeleted: removeTipsOnAccountDeleted,
  personalTables: [
    { table: "tips", kind: "contributions", by: "author_id" },
    { table: "tip_drafts", kind: "contributions", by: "author_id" },
  ],
})
