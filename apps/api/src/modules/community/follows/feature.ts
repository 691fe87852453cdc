import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"
import { followFact, forgetFollows, uncountFollower } from "./service.ts"

export const follows = feature({
  routes,
  personal: { follow: followFact },
  personalTables: [{ table: "follows", kind: "reactions", by: "user_id" }],
  farewell: forgetFollows,
  deferred: ({ followedSubjects }) => ({ follow: uncountFollower(followedSubjects) }),
})
