import { feature } from "#api/platform/feature"
import { purgeBudgets } from "./jobs.ts"

export const guesses = feature({ jobs: [purgeBudgets] })
