// Before the tests of whole servers: builds the server and its pages, unless they are up to date.
import { spawnSync } from "node:child_process"
import { join } from "node:path"

const ROOT = join(import.meta.dirname, "../../../..")

export default function build(): void {
  const { status } = spawnSync(process.execPath, ["tools/build.mjs"], { cwd: ROOT, stdio: "inherit" })
  if (status !== 0) throw new Error("The server or the web app does not build.")
}
