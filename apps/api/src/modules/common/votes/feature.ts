import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"
import { deleteVotesOnAccountDeleted, uncountVote, voteFact } from "./service.ts"

export const votes = feature({
  routes,
  personal: ({ votedSubjects }) => ({ vote: voteFact(votedSubjects) }),
  personalTables: [{ table: "votes", kind: "reactions", by: "user_id" }],
  onAccountDeleted: deleteVotesOnAccountDeleted,
  deferred: ({ votedSubjects }) => ({ vote: uncountVote(votedSubjects) }),
})
