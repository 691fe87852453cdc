import type { FileId } from "#api/kernel/db/ids"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { createVault } from "#api/kernel/security/vault"
import { ERASE_QUEUE, resealFileKeys } from "../service.ts"
import { eraseFile, PROCESS_QUEUE, processFile, sweep } from "./service.ts"

interface Which {
  readonly fileId: FileId
}

/** A decoded picture is large: each process decodes one at a time. */
export const processReceived = (parts: JobParts): JobDefinition<Which> => {
  let last: Promise<unknown> = Promise.resolve()
  return {
    queue: PROCESS_QUEUE,
    run: ({ fileId }) => {
      const turn = last.catch(() => {}).then(() => processFile(parts, fileId))
      last = turn
      return turn
    },
  }
}

export const eraseRemoved = (parts: JobParts): JobDefinition<Which> => ({
  queue: ERASE_QUEUE,
  run: ({ fileId }) => eraseFile(parts, fileId, parts.clock.now()),
})

export const sweepFiles = (parts: JobParts): JobDefinition => ({
  queue: "files-sweep",
  cron: "25 * * * *",
  run: () => sweep(parts, parts.clock.now()),
})

/** After a change of ENCRYPTION_KEY; usually there is nothing to do. */
export const resealFiles = ({ db, config }: JobParts): JobDefinition => ({
  queue: "files-reseal",
  cron: "30 4 * * *",
  run: () => resealFileKeys(db, createVault(config.encryptionKeys)),
})
