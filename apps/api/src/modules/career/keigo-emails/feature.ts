import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"
import { emailPages, emailSource } from "./service.ts"

export const keigoEmails = feature({
  routes,
  searchSource: emailSource,
  publicPages: { "keigo-email": emailPages },
})
