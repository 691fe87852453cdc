import { feature } from "#api/kernel/features/feature"
import { fillListings } from "./directory/service.ts"
import { routes } from "./routes.ts"
import { profileSteps } from "./service.ts"

export const profile = feature({
  routes,
  jobs: [fillListings],
  signUpPart: profileSteps,
  personalTables: [
    { table: "profiles", kind: "profile", by: "user_id" },
    { table: "listings", kind: "profile", by: "user_id", leftOut: "made of what the profile shows" },
  ],
})
