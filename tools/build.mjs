// npm run build: builds ahead of time what `npm start` would build.
import { ensureInstalled } from "./lib/install.mjs"
import { command } from "./lib/project.mjs"
import { ensureBuilt } from "./lib/web-build.mjs"

await command(async () => {
  await ensureInstalled()
  await ensureBuilt()
})
