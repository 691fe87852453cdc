import { feature } from "#api/kernel/features/feature"
import { notices } from "./notices.ts"
import { routes } from "./routes.ts"
import { deadlineTick, dueDeadlines } from "./service.ts"

export const applications = feature({
  routes,
  notices,
  due: dueDeadlines,
  dueTick: deadlineTick,
  personalTables: [
    { table: "applications", kind: "applications", by: "user_id", without: ["place"] },
    { table: "application_deadlines", kind: "applications", by: "user_id" },
  ],
})
