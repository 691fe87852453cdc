// Before the tests of whole servers, on either engine: the migrated data folder that openMigrated() copies.
import { keptTemplate } from "@shirube/api/testing/template"

export default async function keep(): Promise<void> {
  process.env.FOLDER_TEMPLATE = await keptTemplate()
}
