// npm run build: builds ahead of time what `npm start` would build.

import { ensureBuilt } from "./lib/builds.mjs"
import { ensureInstalled } from "./lib/install.mjs"
import { command } from "./lib/project.mjs"

await command(async () => {
  await ensureInstalled()
  await ensureBuilt()
})
