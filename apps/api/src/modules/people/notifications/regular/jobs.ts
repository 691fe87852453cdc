import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import type { RegularNotice } from "#api/kernel/notices/sources"
import { depsOf } from "../service.ts"
import { sendRegular } from "./service.ts"

export const regularly =
  (regular: RegularNotice) =>
  (parts: JobParts): JobDefinition => ({
    queue: regular.queue,
    cron: regular.cron,
    run: () => sendRegular(parts.db, regular, depsOf(parts), parts.clock.now()),
  })
