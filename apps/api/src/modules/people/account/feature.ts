import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"
import { registrationStep } from "./service.ts"

export const account = feature({
  routes,
  accountSteps: { registration: registrationStep },
  personalTables: [
    {
      table: "users",
      kind: "account",
      by: "id",
      without: ["password_hash", "credentials_version", "search_words"],
    },
  ],
})
