import { feature } from "#api/platform/feature"
import { routes } from "./routes.ts"

export const review = feature({
  routes,
  personalTables: [
    { table: "reviews", by: "applicant_id", without: ["decided_by", "note"] },
    { table: "reviews", by: "decided_by", leftOut: "what an editor decides is about the applicant" },
  ],
})
