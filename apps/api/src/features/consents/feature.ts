import { feature } from "#api/platform/feature"
import { routes } from "./routes.ts"

export const consents = feature({ routes, personalTables: [{ table: "consents", by: "user_id" }] })
