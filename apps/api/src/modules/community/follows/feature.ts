import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"
import { deleteFollowsOnAccountDeleted, followFact, uncountFollower } from "./service.ts"

export const follows = feature({
  routes,
  personal: { follow: followFact },
  personalTables: [{ table: "follows", kind: "reactions", by: "user_id" }],
  onAccountDeleted: deleteFollowsOnAccountDeleted,
  deferred: ({ followedSubjects }) => ({ follow: uncountFollower(followedSubjects) }),
})
