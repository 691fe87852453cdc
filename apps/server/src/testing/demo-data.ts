import { cpSync, mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/**
 * A data folder of one's own that has been started as a demo once (tools/lib/demo-data.mjs). Where a test is run without its ring, the
 * folder is empty, and the first start takes longer.
 */
export function copyOfDemoData(): string {
  const folder = mkdtempSync(join(tmpdir(), "shirube-demo-"))
  const { DEMO_DATA: demo } = process.env
  if (demo) cpSync(demo, folder, { recursive: true })
  return folder
}
