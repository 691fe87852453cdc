import { feature } from "#api/platform/feature"
import { routes } from "./routes.ts"
import { forgetVotes, helpfulCounters, uncountVote, voteFact } from "./service.ts"

export const votes = feature({
  routes,
  counters: helpfulCounters,
  personal: { vote: voteFact },
  personalTables: [{ table: "votes", kind: "reactions", by: "user_id" }],
  farewell: forgetVotes,
  deferred: { vote: uncountVote },
})
