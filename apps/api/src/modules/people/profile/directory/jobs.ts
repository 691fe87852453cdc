import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { makeMissingWords } from "./service.ts"

export const fillListings = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "profile-listings",
  cron: "*/10 * * * *",
  run: () => makeMissingWords(db, clock.now()),
})
