import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"

export const blocks = feature({
  routes,
  personalTables: [
    { table: "blocks", kind: "safety", by: "user_id" },
    {
      table: "blocks",
      kind: "safety",
      by: "blocked_id",
      leftOut: "members do not learn who has blocked them",
    },
  ],
})
