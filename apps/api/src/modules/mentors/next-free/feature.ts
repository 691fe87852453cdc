import { feature } from "#api/kernel/features/feature"
import { nextFreeSubscribers, renewEvery, renewPassed } from "./service.ts"

export const nextFree = feature({
  jobs: [renewPassed, renewEvery],
  subscribers: nextFreeSubscribers,
})
