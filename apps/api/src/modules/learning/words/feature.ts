import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"

export const words = feature({
  routes,
  personalTables: [{ table: "kept_words", kind: "words", by: "user_id" }],
})
