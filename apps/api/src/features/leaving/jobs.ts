import type { JobDefinition, JobParts } from "#api/platform/jobs"
import { seePeopleOff } from "./service.ts"

export const removeThoseWhoLeave = (parts: JobParts): JobDefinition => ({
  queue: "leaving-remove",
  cron: "15 * * * *",
  run: () => seePeopleOff(parts),
})
