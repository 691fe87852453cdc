import { feature } from "#api/kernel/features/feature"
import { dueVisaSteps } from "./due/service.ts"
import { routes } from "./routes.ts"

export const visa = feature({
  routes,
  due: dueVisaSteps,
  personalTables: [{ table: "visa_plans", kind: "visa", by: "user_id" }],
})
