import type { JobDefinition, JobParts } from "#api/platform/jobs"
import { groundOf } from "../service.ts"
import { tellOfWeek } from "./service.ts"

/** On Monday morning, in Japan. */
export const sendWeekOfApplications = (parts: JobParts): JobDefinition => ({
  queue: "notifications-applications-week",
  cron: "30 7 * * 1",
  run: () => tellOfWeek(parts.db, groundOf(parts), parts.clock.now()),
})
