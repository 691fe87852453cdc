import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"
import { dropPagesOnAccountDeleted, mentorSubscribers } from "./service.ts"

export const mentorPages = feature({
  routes,
  subscribers: mentorSubscribers,
  onAccountDeleted: dropPagesOnAccountDeleted,
  personalTables: [{ table: "mentor_pages", kind: "contributions", by: "user_id" }],
})
