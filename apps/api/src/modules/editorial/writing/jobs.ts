import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { releaseUnnamed } from "./files/service.ts"
import { publishDue } from "./publishing/service.ts"
import { emptyTrash } from "./removal/service.ts"

export const publishScheduled = ({ db, clock, writingNouns }: JobParts): JobDefinition => ({
  queue: "writing-publish-scheduled",
  cron: "* * * * *",
  run: () => publishDue(db, { writingNouns }, clock.now()),
})

export const emptyWritingTrash = ({ db, clock, writingNouns }: JobParts): JobDefinition => ({
  queue: "writing-empty-trash",
  cron: "15 4 * * *",
  async run() {
    await emptyTrash(db, { writingNouns }, clock.now())
    await releaseUnnamed(db, clock.now())
  },
})
