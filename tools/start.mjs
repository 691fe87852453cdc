// npm start: installs what is missing, builds what is stale, then becomes the production server.
import { ensureInstalled } from "./lib/install.mjs"
import { command } from "./lib/project.mjs"
import { runNode } from "./lib/run.mjs"
import { ensureBuilt } from "./lib/web-build.mjs"

await command(async () => {
  await ensureInstalled()
  await ensureBuilt()
  return runNode(["apps/server/src/main.ts", ...process.argv.slice(2)], {
    env: { NODE_ENV: process.env.NODE_ENV ?? "production" },
  })
})
