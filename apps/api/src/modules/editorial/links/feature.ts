import { feature } from "#api/kernel/features/feature"
import { checkLinks, gatherLinks } from "./jobs.ts"
import { brokenLinks } from "./service.ts"

export const links = feature({ jobs: [gatherLinks, checkLinks], reviewKinds: [brokenLinks] })
