import { feature } from "#api/kernel/features/feature"
import { signUpFunnel } from "./daily-figures/service.ts"

export const accounts = feature({ dailyFigures: [signUpFunnel] })
