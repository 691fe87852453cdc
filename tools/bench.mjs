// npm run bench: the numbers we promise, measured against the built server.
import { ensureInstalled } from "./lib/install.mjs"
import { command } from "./lib/project.mjs"
import { runNode } from "./lib/run.mjs"
import { ensureBuilt } from "./lib/web-build.mjs"

await command(async () => {
  await ensureInstalled()
  await ensureBuilt()
  return runNode(["bench/main.ts", ...process.argv.slice(2)])
})
