// Puts the features together: their routes behind one door, their jobs and subscribers in one background.
import { features } from "./features.ts"
import { type Api, createHttp } from "./platform/http.ts"
import { mailJob } from "./platform/mail.ts"
import { maintenanceJobs } from "./platform/maintenance.ts"
import type { Background, Platform } from "./platform/platform.ts"

export type { Api }

export const slices = features.flatMap(({ routes = [] }) => routes)
const subscribers = features.flatMap((feature) => feature.subscribers ?? [])

export const createApi = (platform: Platform): Api => createHttp(platform, slices)

export const background: Background = {
  jobs: (parts) => [
    mailJob(parts.config, parts.db),
    ...maintenanceJobs(parts.db, parts.clock),
    ...features.flatMap(({ jobs = [] }) => jobs.map((job) => job(parts))),
    ...subscribers.map(({ job }) => job(parts)),
  ],
  subscribers,
}
