import { feature } from "#api/kernel/features/feature"
import { savedPeople } from "./queries.ts"
import { routes } from "./routes.ts"
import { deleteSavedOnAccountDeleted, savedFact, sweepUnsaved, uncountSaved } from "./service.ts"

export const saved = feature({
  routes,
  jobs: [sweepUnsaved],
  counters: [savedPeople],
  personal: { saved: savedFact },
  personalTables: [
    { table: "saved", kind: "saved", by: "user_id" },
    { table: "unsaved", kind: "saved", by: "user_id" },
    { table: "collections", kind: "saved", by: "user_id" },
    { table: "collection_things", kind: "saved", by: "user_id" },
  ],
  onAccountDeleted: deleteSavedOnAccountDeleted,
  deferred: { saved: uncountSaved },
})
