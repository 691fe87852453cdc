// PostgreSQL where DATABASE_URL names a server, else the embedded engine.
import type { Config } from "#api/kernel/config/config"
import type { Database, OpenOptions } from "./client.ts"
import { openEmbedded } from "./embedded.ts"
import { openPostgres } from "./postgres.ts"

export const openDatabase = (
  config: Pick<Config, "databaseUrl" | "databasePool" | "dataDir">,
  options: OpenOptions = {},
): Promise<Database> =>
  config.databaseUrl === undefined
    ? openEmbedded({ dataDir: config.dataDir }, options)
    : openPostgres({ url: config.databaseUrl, pool: config.databasePool }, options)
