import { CopyRefused } from "@shirube/api/db/copy"
import { FolderUnusable } from "@shirube/api/db/folder"
import { FolderInUse } from "@shirube/api/db/folder-lock"
import { SchemaUnknown } from "@shirube/api/db/migrate"
import { DatabaseUnreachable } from "@shirube/api/db/postgres"
import { ConfigError } from "@shirube/api/platform/settings"
import { IdentityUnusable } from "./identity.ts"
import { WorkerUnusable } from "./workers.ts"

/** By name: what the development server reloads brings classes of its own. */
const MENDABLE = [
  ConfigError,
  CopyRefused,
  DatabaseUnreachable,
  FolderInUse,
  FolderUnusable,
  IdentityUnusable,
  SchemaUnknown,
].map(({ name }) => name)

/** What a person can mend ends the program with one sentence; everything else with its trace. */
export function explain(error: unknown): never {
  if (error instanceof Error && MENDABLE.includes(error.constructor.name)) console.error(error.message)
  else if (error instanceof WorkerUnusable) process.exit(1)
  else if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
    console.error(`Port ${process.env.PORT ?? 3000} is in use by another program. Set PORT to a free one.`)
  else console.error(error)
  process.exit(1)
}
