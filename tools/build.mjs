// npm run build: what `npm start` would build, ahead of time.
import { ensureInstalled } from "./lib/install.mjs"
import { command } from "./lib/project.mjs"
import { ensureBuilt } from "./lib/web-build.mjs"

await command(async () => {
  await ensureInstalled()
  await ensureBuilt()
})
