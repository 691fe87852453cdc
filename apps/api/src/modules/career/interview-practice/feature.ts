import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"
import { questionPages } from "./service.ts"

export const interviewPractice = feature({
  routes,
  publicPages: { "interview-question": questionPages },
})
