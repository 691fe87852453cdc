import { feature } from "#api/platform/feature"
import { routes } from "./routes.ts"

export const complaints = feature({
  routes,
  personalTables: [
    { table: "complaints", by: "reporter_id", without: ["owner_id"] },
    { table: "complaints", by: "owner_id", leftOut: "told to the editors in confidence" },
  ],
})
