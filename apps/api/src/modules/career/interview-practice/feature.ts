import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"
import { questionPages, questionSource } from "./service.ts"

export const interviewPractice = feature({
  routes,
  searchSource: questionSource,
  publicPages: { "interview-question": questionPages },
})
