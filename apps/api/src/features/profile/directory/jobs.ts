import type { JobDefinition, JobParts } from "#api/platform/jobs"
import { makeMissingWords } from "./service.ts"

export const fillListings = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "profile-listings",
  cron: "*/10 * * * *",
  run: () => makeMissingWords(db, clock.now()),
})
