import { feature } from "#api/kernel/features/feature"
import { dueFacts, submitDueFacts, withdrawWhenChecked } from "./service.ts"

export const facts = feature({
  reviewKinds: [dueFacts],
  jobs: [submitDueFacts],
  subscribers: [withdrawWhenChecked],
})
