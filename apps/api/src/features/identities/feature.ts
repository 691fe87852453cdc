import { feature } from "#api/platform/feature"
import { routes } from "./routes.ts"

export const identities = feature({ routes, personalTables: [{ table: "identities", by: "user_id" }] })
