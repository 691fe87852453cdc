import { cpSync, mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { startServer } from "./server-process.ts"
import { untilDemoIsLoaded } from "./until-loaded.ts"

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

/** The same, with everything that a first start loads in the background. */
export async function loadedDemoData(): Promise<string> {
  const folder = copyOfDemoData()
  if (process.env.DEMO_DATA) return folder
  const server = await startServer({ DATA_DIR: folder, DEMO: "1", LOG_LEVEL: "info" })
  await untilDemoIsLoaded(server.address)
  while (!server.output().includes("the courses and past events of the demo are there")) await sleep(200)
  await server.stop()
  return folder
}
