import { feature } from "#api/platform/feature"
import { savedPeople } from "./queries.ts"
import { routes } from "./routes.ts"
import { forgetSaved, savedFact } from "./service.ts"

export const saved = feature({
  routes,
  counters: [savedPeople],
  personal: { saved: savedFact },
  personalTables: [{ table: "saved", by: "user_id" }],
  farewell: forgetSaved,
})
