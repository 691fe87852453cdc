import { cpSync, mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/**
 * A private copy of a data folder that has been started as a demo (tools/lib/demo-data.mjs). If a test runs without that setup,
 * the folder is empty and the first start takes longer.
 */
export function copyOfDemoData(): string {
  const folder = mkdtempSync(join(tmpdir(), "shirube-demo-"))
  const { DEMO_DATA: demo } = process.env
  if (demo) cpSync(demo, folder, { recursive: true })
  return folder
}
