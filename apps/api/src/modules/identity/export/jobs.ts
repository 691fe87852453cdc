import type { ExportId } from "#api/kernel/db/ids"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { ERASE_QUEUE, EXPORT_QUEUE, eraseExport, makeExport, sweepExports } from "./service.ts"

export const makeExports = (parts: JobParts): JobDefinition<{ exportId: ExportId }> => ({
  queue: EXPORT_QUEUE,
  run: ({ exportId }) => makeExport(parts, exportId),
})

export const eraseReplaced = (parts: JobParts): JobDefinition<{ exportId: ExportId }> => ({
  queue: ERASE_QUEUE,
  run: ({ exportId }) => eraseExport(parts, exportId),
})

export const sweepOldExports = (parts: JobParts): JobDefinition => ({
  queue: "export-sweep",
  cron: "35 * * * *",
  run: () => sweepExports(parts),
})
