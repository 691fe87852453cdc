import { feature } from "#api/platform/feature"
import { routes } from "./routes.ts"
import { followerCounter, followFact, forgetFollows, uncountFollower } from "./service.ts"

export const follows = feature({
  routes,
  counters: [followerCounter],
  personal: { follow: followFact },
  personalTables: [{ table: "follows", kind: "reactions", by: "user_id" }],
  farewell: forgetFollows,
  deferred: { follow: uncountFollower },
})
