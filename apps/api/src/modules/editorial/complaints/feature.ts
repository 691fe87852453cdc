import { feature } from "#api/kernel/features/feature"
import { notices } from "./notices.ts"
import { routes } from "./routes.ts"
import { reportsOverview } from "./service.ts"

export const complaints = feature({
  routes,
  notices,
  memberOverviews: [reportsOverview],
  personalTables: [
    { table: "complaints", kind: "safety", by: "reporter_id", without: ["owner_id", "reported_text"] },
    { table: "complaints", kind: "safety", by: "owner_id", leftOut: "sent to the editors in confidence" },
  ],
})
