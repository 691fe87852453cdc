import { feature } from "#api/platform/feature"
import { sweepUnsaved } from "./jobs.ts"
import { savedPeople } from "./queries.ts"
import { routes } from "./routes.ts"
import { forgetSaved, savedFact } from "./service.ts"

export const saved = feature({
  routes,
  jobs: [sweepUnsaved],
  counters: [savedPeople],
  personal: { saved: savedFact },
  personalTables: [
    { table: "saved", by: "user_id" },
    { table: "unsaved", by: "user_id" },
    { table: "collections", by: "user_id" },
    { table: "collection_things", by: "user_id" },
  ],
  farewell: forgetSaved,
})
