import { feature } from "#api/platform/feature"
import { routes } from "./routes.ts"

export const profile = feature({ routes, personalTables: [{ table: "profiles", by: "user_id" }] })
