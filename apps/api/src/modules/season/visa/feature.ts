import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"
import { dueVisaSteps } from "./service.ts"

export const visa = feature({
  routes,
  due: dueVisaSteps,
  personalTables: [{ table: "visa_plans", kind: "visa", by: "user_id" }],
})
