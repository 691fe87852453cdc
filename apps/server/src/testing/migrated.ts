import { readFile } from "node:fs/promises"
import type { Database } from "@shirube/api/kernel/db/client"
import { openEmbedded } from "@shirube/api/kernel/db/embedded"

/**
 * The database of a new data folder, or one in memory, with its tables: for tests that are not about a first start, which takes
 * seconds of processor time.
 */
export const openMigrated = async (dataDir?: string): Promise<Database> =>
  openEmbedded({ dataDir, template: new Blob([await readFile(process.env.FOLDER_TEMPLATE ?? "")]) })
