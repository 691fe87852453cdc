import { CopyRefused } from "@shirube/api/db/copy"
import { FolderInUse } from "@shirube/api/db/folder-lock"
import { DatabaseUnreachable } from "@shirube/api/db/postgres"
import { ConfigError } from "@shirube/api/platform/config"

const MENDABLE = [ConfigError, CopyRefused, DatabaseUnreachable, FolderInUse]

/** What a person can mend ends the program with one sentence; everything else with its trace. */
export function explain(error: unknown): never {
  if (MENDABLE.some((kind) => error instanceof kind)) console.error((error as Error).message)
  else if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
    console.error(`Port ${process.env.PORT ?? 3000} is in use by another program. Set PORT to a free one.`)
  else console.error(error)
  process.exit(1)
}
